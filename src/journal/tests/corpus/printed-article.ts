import { fromHtml } from 'hast-util-from-html';
import { parseXmlDocument, type Element, type Node } from 'slimdom';

/** The words of an article, read without code or parser of the importer. */
export interface PrintedArticle {
  /** Runs of letters and digits that must be readable without a gap, with the path of their element. */
  passages: Passage[];
  /** The names of people and groups in the byline. */
  authors: string[];
  /** The words of each entry in a list of references. */
  references: string[][];
}

export interface Passage {
  path: string;
  letters: string;
}

/** @throws if the article is no XML */
export function readPrintedArticle(xml: string): PrintedArticle {
  const root = parseXmlDocument(withoutEntities(xml)).documentElement!;
  const article = root.localName === 'article' ? root : elementsIn(root, 'article')[0]!;
  const meta = getChildElements(getChildElements(article, 'front')[0], 'article-meta')[0];
  const passages: Passage[] = [];
  const title = getChildElements(meta, 'title-group').flatMap((group) =>
    getChildElements(group).filter(({ localName }) => /title$|title-group$/.test(localName)),
  );
  const parts = [
    ...title.filter(({ localName }) => localName !== 'alt-title'),
    ...getChildElements(meta, 'abstract'),
    ...getChildElements(meta, 'trans-abstract'),
    ...getChildElements(meta, 'kwd-group'),
    ...elementsIn(getChildElements(meta, 'author-notes')[0], 'fn'),
    ...getChildElements(article, 'body'),
    ...getChildElements(article, 'back'),
    ...getChildElements(article, 'floats-group'),
    ...getChildElements(article, 'sub-article').flatMap(listParts),
    ...getChildElements(article, 'response').flatMap(listParts),
  ];
  for (const part of parts) new PassageReader(passages).read(part);
  return {
    passages: passages.filter(({ letters }) => letters.length > 1),
    authors: authorsIn(meta),
    references: elementsIn(article, 'ref')
      .map(referenceWords)
      .filter((words) => words.length > 0),
  };
}

/** Only letters and digits: the style of the site sets quotation marks, dashes and spaces. */
export function plainLetters(text: string): string {
  return repaired(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}

/** The words of a text, of letters and digits. */
export function listWords(text: string): string[] {
  return (
    repaired(text)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}

/** A dash that was read in the wrong encoding, which an import repairs. */
function repaired(text: string): string {
  return text.replace(/â€[“”˜™œ]/g, ' ');
}

function listParts(part: Element): Element[] {
  const stub =
    getChildElements(part, 'front-stub')[0] ??
    getChildElements(getChildElements(part, 'front')[0], 'article-meta')[0];
  return [
    ...elementsIn(getChildElements(stub, 'title-group')[0], 'article-title'),
    ...elementsIn(stub, 'surname'),
    ...elementsIn(stub, 'given-names'),
    ...elementsIn(stub, 'collab'),
    ...getChildElements(stub, 'abstract'),
    ...getChildElements(part, 'body'),
    ...getChildElements(part, 'back'),
    ...getChildElements(part, 'floats-group'),
    ...getChildElements(part, 'sub-article').flatMap(listParts),
    ...getChildElements(part, 'response').flatMap(listParts),
  ];
}

/** Elements that do not interrupt the words around them. */
const inline = new Set(
  (
    'bold italic sub sup sc monospace overline roman sans-serif strike underline styled-content named-content abbrev ' +
    'ext-link uri email institution institution-wrap city country state addr-line postal-code milestone-start ' +
    'milestone-end target x xref related-article related-object ruby rb rt funding-source award-id ' +
    'chem-struct fax phone toggle fixed-case price'
  ).split(' '),
);

const styles = new Set(
  'bold italic sub sup sc monospace overline roman sans-serif underline styled-content named-content abbrev fixed-case'.split(
    ' ',
  ),
);

/** Elements without words of the text: formulas and references are compared separately. */
const ignored = new Set(
  (
    'tex-math math inline-formula disp-formula ref object-id permissions processing-meta def-id counts ' +
    'textual-form private-char index-term contrib-id alt-text'
  ).split(' '),
);

class PassageReader {
  readonly #passages: Passage[];
  #letters = '';
  #path = '';

  constructor(passages: Passage[]) {
    this.#passages = passages;
  }

  read(element: Element): void {
    this.#visit(element);
    this.#end();
  }

  #visit(node: Node): void {
    if (node.nodeType === 3 || node.nodeType === 4) {
      const letters = plainLetters(node.nodeValue ?? '');
      if (letters !== '' && this.#letters === '') this.#path = shortPath(node.parentElement!);
      this.#letters += letters;
    }
    if (node.nodeType !== 1) return;
    const element = node as Element;
    if (isOwnMark(element) || isOwnHeading(element)) return this.#end();
    const interrupts = !inline.has(element.localName);
    if (interrupts) this.#end();
    if (!ignored.has(element.localName)) for (const child of element.childNodes) this.#visit(child);
    if (interrupts) this.#end();
  }

  #end(): void {
    if (this.#letters !== '') this.#passages.push({ path: this.#path, letters: this.#letters });
    this.#letters = '';
  }
}

/** Marks of footnotes and numbers of list items, which the site generates. */
function isOwnMark(element: Element): boolean {
  const parent = element.parentElement?.localName;
  if (element.localName === 'label')
    return ['fn', 'list-item', 'ref', 'aff', 'corresp'].includes(parent ?? '');
  if (element.localName !== 'xref') return false;
  return ['fn', 'table-fn', 'author-notes', 'aff', 'corresp'].includes(
    element.getAttribute('ref-type') ?? '',
  );
}

/** Headings that the site replaces by its own, in the language of the paper. */
function isOwnHeading({ localName, parentElement, textContent }: Element): boolean {
  if (localName !== 'title' && localName !== 'label') return false;
  const parent = parentElement?.localName ?? '';
  const type = parentElement?.getAttribute('sec-type') ?? parentElement?.getAttribute('notes-type') ?? '';
  return (
    ['ref-list', 'kwd-group', 'trans-abstract'].includes(parent) ||
    (parent === 'abstract' &&
      (!parentElement!.hasAttribute('abstract-type') ||
        /^(?:abstract|summary)$/i.test(textContent?.trim() ?? ''))) ||
    (parent === 'fn-group' &&
      elementsIn(parentElement!, 'fn').every((note) =>
        /^(?:conflict|coi-statement)$/i.test(note.getAttribute('fn-type') ?? ''),
      )) ||
    /^(?:data-availability|ethics.*|ai-statement)$/.test(type)
  );
}

function authorsIn(meta: Element | undefined): string[] {
  return getChildElements(meta, 'contrib-group').flatMap((group) =>
    getChildElements(group, 'contrib')
      .filter((contrib) => (contrib.getAttribute('contrib-type') ?? 'author') === 'author')
      .flatMap((contrib) => {
        const people = elementsIn(contrib, 'surname').map((surname) => {
          const name = surname.parentElement!;
          return ['given-names', 'surname']
            .flatMap((part) => getChildElements(name, part).map((each) => each.textContent ?? ''))
            .join(' ');
        });
        const groups = getChildElements(contrib, 'collab').map((each) =>
          [...each.childNodes]
            .filter((child) => (child as Element).localName !== 'contrib-group')
            .map((child) => child.textContent)
            .join(' '),
        );
        return [...people, ...groups].filter((each) => plainLetters(each) !== '');
      }),
  );
}

function referenceWords(ref: Element): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeType === 3 || node.nodeType === 4) found.push(node.nodeValue ?? '');
    if (node.nodeType !== 1) return;
    const { localName, parentElement } = node as Element;
    if (localName === 'label' && parentElement?.localName === 'ref') return;
    if (ignored.has(localName) && localName !== 'ref' && localName !== 'object-id') return;
    if (!styles.has(localName)) found.push(' ');
    for (const child of node.childNodes) visit(child);
    if (!styles.has(localName)) found.push(' ');
  };
  visit(ref);
  return listWords(found.join(''));
}

function getChildElements(parent: Element | undefined, name?: string): Element[] {
  return (parent?.children ?? []).filter(({ localName }) => name === undefined || localName === name);
}

function elementsIn(parent: Element | undefined, name: string): Element[] {
  return (parent?.children ?? []).flatMap((child) => [
    ...(child.localName === name ? [child] : []),
    ...elementsIn(child, name),
  ]);
}

function shortPath(element: Element): string {
  const names: string[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) names.unshift(each.localName);
  return names.slice(-5).join('/');
}

/** Entities that a DTD declares: no DTD is loaded here. */
function withoutEntities(xml: string): string {
  return xml
    .replace(/<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/, '')
    .replace(/&(?!(?:amp|lt|gt|quot|apos);)[A-Za-z][\w.]*;/g, (reference) => {
      const [text] = fromHtml(reference, { fragment: true }).children;
      return text?.type === 'text' && !text.value.startsWith('&') ? text.value : reference.slice(1, -1);
    });
}
