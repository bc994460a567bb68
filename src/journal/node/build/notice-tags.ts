import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  PDFString,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** Writes an artifact on a page: a mark that screen readers skip. */
export function asArtifact(page: PDFPage, write: () => void): void {
  writeMarked(page, PDFName.of('Artifact'), '<</Type /Pagination /Subtype /Watermark>>', write);
}

/** Writes a paragraph, which `tagFirstPage` later adds to the tags. @param id its number on the page */
export function asParagraph(page: PDFPage, id: number, write: () => void): void {
  writeMarked(page, PDFName.of('P'), `<</MCID ${id}>>`, write);
}

function writeMarked(page: PDFPage, tag: PDFName, properties: string, write: () => void): void {
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [tag, properties]));
  write();
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}

/**
 * Adds the paragraphs of the first page to the tags of a document, before all others.
 * @param languages the language of each paragraph; undefined means the document's
 * @returns false if the document has no tags
 */
export function tagFirstPage(pdf: PDFDocument, languages: readonly (string | undefined)[]): boolean {
  const { catalog, context } = pdf;
  const root = catalog.lookup(PDFName.of('StructTreeRoot'));
  const rootRef = catalog.get(PDFName.of('StructTreeRoot'));
  if (!(root instanceof PDFDict) || !rootRef) return false;
  const kids = root.lookup(PDFName.of('K'));
  const documentRef = kids instanceof PDFArray ? kids.get(0) : root.get(PDFName.of('K'));
  const document = documentRef && context.lookup(documentRef);
  if (!(document instanceof PDFDict)) return false;
  const page = pdf.getPage(0);
  const section = context.nextRef();
  const paragraphs = languages.map((language, id) =>
    context.register(
      context.obj({
        Type: 'StructElem',
        S: 'P',
        P: section,
        Pg: page.ref,
        K: id,
        ...(language && { Lang: PDFString.of(language) }),
      }),
    ),
  );
  context.assign(section, context.obj({ Type: 'StructElem', S: 'Sect', P: documentRef, K: paragraphs }));
  const content = document.lookup(PDFName.of('K'));
  const others = content instanceof PDFArray ? content.asArray() : [document.get(PDFName.of('K'))!];
  document.set(PDFName.of('K'), context.obj([section, ...others]));
  addParents(pdf, root, page, paragraphs);
  return true;
}

/** Adds the content of a page to the parent tree, which refers from the content to its tags. */
function addParents({ context }: PDFDocument, root: PDFDict, page: PDFPage, parents: PDFRef[]): void {
  const entries = [...numbersIn(root.lookup(PDFName.of('ParentTree')))];
  const next = Math.max(-1, ...entries.map(([key]) => key)) + 1;
  const nums = [...entries, [next, context.register(context.obj(parents))] as const];
  const flat = nums.toSorted(([one], [other]) => one - other).flat();
  root.set(PDFName.of('ParentTree'), context.register(context.obj({ Nums: context.obj(flat) })));
  root.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(next + 1));
  page.node.set(PDFName.of('StructParents'), PDFNumber.of(next));
}

function* numbersIn(tree: PDFObject | undefined): Iterable<readonly [number, PDFObject]> {
  if (!(tree instanceof PDFDict)) return;
  const nums = tree.lookup(PDFName.of('Nums'));
  if (nums instanceof PDFArray)
    for (let place = 0; place + 1 < nums.size(); place += 2)
      yield [nums.lookup(place, PDFNumber).asNumber(), nums.get(place + 1)];
  const kids = tree.lookup(PDFName.of('Kids'));
  if (kids instanceof PDFArray)
    for (let place = 0; place < kids.size(); place++) yield* numbersIn(kids.lookup(place));
}
