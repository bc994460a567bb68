import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
  type PDFDocument,
} from '@cantoo/pdf-lib';

/**
 * Completes the tags of a PDF as PDF/UA-1 requires: every type of element is one of PDF 1.7 or mapped to one, the
 * items of lists have bodies, figures have alternative texts, and links have descriptions.
 */
export function completeTags(pdf: PDFDocument): void {
  const elements = pdf.context
    .enumerateIndirectObjects()
    .filter((entry): entry is [PDFRef, PDFDict] => entry[1] instanceof PDFDict && isElement(entry[1]));
  for (const [ref, element] of elements) {
    if (structureType(element) === 'LI') addBody(pdf, ref, element);
    // An HTML element `figure` groups a picture and its caption: the inner picture has the alternative text.
    const isGroup = structureType(element) === 'Figure' && !element.has(PDFName.of('Alt'));
    if (isGroup) element.set(PDFName.of('S'), PDFName.of('Div'));
  }
  mapRoles(pdf, new Set(elements.map(([, element]) => structureType(element))));
  describeLinks(pdf);
}

/** Types of PDF 2.0, or of HTML, that Chromium writes into files of PDF 1.x. */
const roles: Readonly<Record<string, string>> = {
  Em: 'Span',
  Strong: 'Span',
  Sub: 'Span',
  FENote: 'Note',
  Aside: 'Sect',
  Title: 'P',
};

const STANDARD_TYPES = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'.split(
    ' ',
  ),
);

/** @throws if a type is neither standard nor known */
function mapRoles({ catalog, context }: PDFDocument, types: ReadonlySet<string>): void {
  const other = [...types].filter((type) => !STANDARD_TYPES.has(type));
  const unknown = other.filter((type) => !Object.hasOwn(roles, type));
  if (unknown.length > 0) throw new Error(`The PDF has tags of an unknown type: ${unknown.join(', ')}.`);
  if (other.length === 0) return;
  const map = Object.fromEntries(other.map((type) => [type, roles[type]!]));
  catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).set(PDFName.of('RoleMap'), context.obj(map));
}

/** A list item may only contain a label and a body. */
function addBody({ context }: PDFDocument, ref: PDFRef, item: PDFDict): void {
  const kids = item.lookup(PDFName.of('K'));
  const list = kids instanceof PDFArray ? kids.asArray() : [item.get(PDFName.of('K'))!];
  const isPart = (kid: unknown) => {
    const element = kid instanceof PDFRef ? context.lookup(kid) : kid;
    return element instanceof PDFDict && ['Lbl', 'LBody'].includes(structureType(element));
  };
  const inside = list.filter((kid) => !isPart(kid));
  if (inside.length === 0) return;
  const body = context.register(context.obj({ Type: 'StructElem', S: 'LBody', P: ref, K: inside }));
  for (const kid of inside) {
    const element = kid instanceof PDFRef ? context.lookup(kid) : undefined;
    if (element instanceof PDFDict && isElement(element)) element.set(PDFName.of('P'), body);
  }
  // Marked content refers to the page of its element.
  const page = item.get(PDFName.of('Pg'));
  if (page) (context.lookup(body, PDFDict) as PDFDict).set(PDFName.of('Pg'), page);
  item.set(PDFName.of('K'), context.obj([...list.filter(isPart), body]));
}

/** Adds descriptions to links, for screen readers. */
function describeLinks(pdf: PDFDocument): void {
  for (const page of pdf.getPages()) {
    for (const annotation of page.node.Annots()?.asArray() ?? []) {
      const link = pdf.context.lookup(annotation, PDFDict);
      const action = link.lookup(PDFName.of('A'));
      const address = action instanceof PDFDict ? action.lookup(PDFName.of('URI')) : undefined;
      const place = link.lookup(PDFName.of('Dest'));
      const words =
        address instanceof PDFString || address instanceof PDFHexString
          ? address.decodeText()
          : place instanceof PDFName
            ? `#${place.decodeText()}`
            : undefined;
      if (words !== undefined) link.set(PDFName.of('Contents'), PDFHexString.fromText(words));
    }
  }
}

function isElement(value: PDFDict): boolean {
  return value.get(PDFName.of('Type')) === PDFName.of('StructElem');
}

function structureType(element: PDFDict): string {
  const type = element.get(PDFName.of('S'));
  return type instanceof PDFName ? type.decodeText() : '';
}
