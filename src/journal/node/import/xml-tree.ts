import { parseXml, XmlElement, XmlError, XmlText, type XmlNode } from '@rgrove/parse-xml';
import { MAX_LENGTH } from 'pagewright/json';
import { decodeReference } from 'pagewright/rich-text';

/**
 * Parses an XML document; its elements have offsets.
 * @returns the root, or the parser's message and the position in UTF-16 units
 */
export function readXml(text: string): XmlElement | { refused: string; offset: number } {
  const limit = tagLimit(text);
  if (limit !== undefined) return limit;
  try {
    const { root } = parseXml(text, {
      includeOffsets: true,
      // Resolves named entities that a DTD declares, such as &eacute;, because the parser does not fetch the DTD.
      // Entities of a single publisher are replaced by their names.
      resolveUndefinedEntity: (reference) => decodeReference(reference) ?? `[${reference.slice(1, -1)}]`,
    });
    if (!root) return { refused: 'it has no element', offset: 0 };
    return limitIn(root) ?? root;
  } catch (error) {
    // The parser is recursive.
    if (error instanceof RangeError) return { refused: TOO_DEEP, offset: 0 };
    if (!(error instanceof XmlError)) throw error;
    // The parser counts characters, but offsets count UTF-16 units.
    const offset = [...text].slice(0, error.pos).join('').length;
    return { refused: error.message.split('\n')[0]!, offset };
  }
}

/** The maximal depth of elements, because the readers are recursive; an article has some twenty levels. */
export const MAX_NESTING = 200;

/** The reason why deeply nested XML is refused. */
export const TOO_DEEP = `its elements have more than ${MAX_NESTING} levels`;

/**
 * The maximal number of tags: the longest theses have some 200,000, and each takes a kilobyte of memory or more.
 */
export const MAX_TAGS = 400_000;

/**
 * Checks the number of tags before parsing: every “<” begins a tag. @returns the reason and the position if there
 * are too many
 */
export function tagLimit(text: string): { refused: string; offset: number } | undefined {
  let offset = -1;
  for (let tags = 0; (offset = text.indexOf('<', offset + 1)) !== -1; tags++)
    if (tags === MAX_TAGS) return { refused: `it has more than ${MAX_TAGS} tags`, offset };
  return undefined;
}

function limitIn(root: XmlElement): { refused: string; offset: number } | undefined {
  let level = [root];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_NESTING) return { refused: TOO_DEEP, offset: level[0]!.start };
    const long = level.flatMap(({ children }) => children).find(isTooLong);
    if (long)
      return { refused: `one of its texts has more than ${MAX_LENGTH} characters`, offset: long.start };
    level = level.flatMap((element) => getChildren(element));
  }
  return undefined;
}

/** Whether a text is too long for any page. */
function isTooLong(node: XmlNode): boolean {
  return node instanceof XmlText && node.text.length > MAX_LENGTH;
}

/** The direct children of an element, of all names or of some. */
export function getChildren(parent: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return (parent?.children ?? []).filter(isElement).filter(({ name }) => isNamed(name, names));
}

/** The descendants of an element, in document order. */
export function findDescendants(parent: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return getChildren(parent).flatMap((child) => [
    ...(isNamed(child.name, names) ? [child] : []),
    ...findDescendants(child, ...names),
  ]);
}

/** The first element at a path of names; undefined if a step is missing. */
export function elementAt(parent: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((found, name) => getChildren(found, name)[0], parent);
}

/** A name of elements, or a condition for them. */
type Without = string | ((element: XmlElement) => boolean);

/**
 * The text of an element, without that of some elements; undefined if empty. Words of two elements, such as two
 * paragraphs, are separated even if no space is between them.
 */
export function elementText(parent: XmlElement | undefined, ...omitted: Without[]): string | undefined {
  const isLeftOut = (element: XmlElement) =>
    omitted.some((each) => (typeof each === 'string' ? each === element.name : each(element)));
  const collect = (node: XmlNode): string => {
    if (node instanceof XmlText) return node.text;
    if (!isElement(node) || isLeftOut(node)) return '';
    const words = node.children.map(collect).join('');
    return WITHIN_WORDS.has(node.name) ? words : `${SEAM}${words}${SEAM}`;
  };
  const words = (parent?.children ?? [])
    .map(collect)
    .join('')
    .replace(SEAM_OF_WORDS, ' ')
    .replaceAll(SEAM, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' ? undefined : words;
}

/** Marks the start and end of an element: a code point that Unicode excludes from texts. */
const SEAM = '\ufdd0';
const SEAM_OF_WORDS = /(?<=[\p{L}\p{N}\p{M}.,;:!?)\]”"])\ufdd0+(?=[\p{L}\p{N}(["“])/gu;

/** Elements that may begin and end within a word. */
const WITHIN_WORDS = new Set(
  (
    'italic bold sub sup sc monospace overline roman sans-serif strike underline styled-content named-content abbrev ' +
    'ext-link uri email xref fixed-case ruby rb x mml:mi mml:mn mml:mo mml:mtext mml:mrow mml:math ' +
    'mml:msub mml:msup inline-formula tex-math i b u'
  ).split(' '),
);

/** The trimmed value of an attribute; undefined if it is empty or missing. */
export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attributes[name]?.trim() || undefined;
}

function isElement(node: XmlNode): node is XmlElement {
  return node instanceof XmlElement;
}

function isNamed(name: string, names: readonly string[]): boolean {
  return names.length === 0 || names.includes(name);
}
