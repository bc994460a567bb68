import { XmlElement, XmlText, type XmlNode } from '@rgrove/parse-xml';
import { attribute, elementText } from '../../import/xml-tree.ts';
import { doiIn } from '../../import/identifiers.ts';
import type { Inline, Styled } from '../../../core/text/full-text.ts';
import { jatsMath } from './jats-math.ts';
import { elementRange, type JatsReading } from './jats-reading.ts';

/** The inlines of nodes, with white space collapsed, and trimmed at both ends. */
export function jatsInlines(nodes: readonly XmlNode[], reading: JatsReading): Inline[] {
  const inlines = nodes.flatMap((node) => readInlines(node, reading));
  while (isBlank(inlines[0])) inlines.shift();
  while (isBlank(inlines.at(-1))) inlines.pop();
  const [first, last] = [inlines[0], inlines.at(-1)];
  if (typeof first === 'string') inlines[0] = first.trimStart();
  if (typeof last === 'string') inlines[inlines.length - 1] = String(inlines.at(-1)).trimEnd();
  // Two paragraphs of a cell are separated by one line break.
  return inlines.filter(
    (inline, index) => inline !== '' && !(isBreak(inline) && isBreak(inlines[index - 1])),
  );
}

function isBreak(inline: Inline | undefined): boolean {
  return typeof inline === 'object' && inline.kind === 'break';
}

function isBlank(inline: Inline | undefined): boolean {
  return isBreak(inline) || (typeof inline === 'string' && inline.trim() === '');
}

const STYLES: Record<string, Styled['kind']> = {
  italic: 'emphasis',
  bold: 'strong',
  sub: 'sub',
  sup: 'sup',
  monospace: 'code',
};

/** Blocks that begin a line where only inlines are allowed, such as the paragraphs of a cell. */
const LINES = new Set(
  (
    'p title list list-item def-item def disp-quote sec caption fig table-wrap tr verse-line speech statement ' +
    'disp-formula boxed-text preformat attrib'
  ).split(' '),
);

/** Elements that describe others, without words for readers. */
const HIDDEN = new Set('object-id processing-meta index-term alt-text'.split(' '));

/** The inlines of a node; of unknown elements only the words are read. */
function readInlines(node: XmlNode, reading: JatsReading): Inline[] {
  if (node instanceof XmlText) return [node.text.replace(/\s+/g, ' ')];
  if (!(node instanceof XmlElement) || HIDDEN.has(node.name)) return [];
  const { name, children } = node;
  const inside = () => children.flatMap((child) => readInlines(child, reading));
  const style = STYLES[name];
  if (style) return [{ kind: style, inlines: inside() }];
  if (LINES.has(name)) return [{ kind: 'break' }, ...inside(), { kind: 'break' }];
  switch (name) {
    case 'xref':
      return crossReferences(node, inside(), reading);
    case 'ext-link':
    case 'uri':
      return readLink(node, inside(), reading);
    case 'email':
      return reading.link(`mailto:${elementText(node) ?? ''}`, elementRange(node), inside());
    case 'inline-formula':
    case 'mml:math':
    case 'tex-math':
      return readFormula(node, reading);
    case 'break':
    case 'hr':
      return [{ kind: 'break' }];
    case 'fn':
      return [reading.mark(reading.getId(node))];
    case 'td':
    case 'th':
      return [' ', ...inside(), ' '];
    case 'graphic':
    case 'inline-graphic':
    case 'private-char':
      return [readAlternative(node, reading)];
    default:
      return inside();
  }
}

function readFormula(element: XmlElement, reading: JatsReading): Inline[] {
  const formula = jatsMath(element, false, reading);
  if (formula && 'math' in formula) return [{ kind: 'math', ...formula }];
  if (formula) return [{ kind: 'code', inlines: [formula.source] }];
  return element.name === 'inline-formula'
    ? element.children.flatMap((child) => readInlines(child, reading))
    : [element.text];
}

/** The description of a picture within a line, because a text has no inline pictures. */
function readAlternative(element: XmlElement, reading: JatsReading): string {
  const words = element.children.filter((child) => child instanceof XmlElement && child.name === 'alt-text');
  reading.diagnostic(element, {
    code: 'text-unknown',
    message: `A paper’s text can’t contain <${element.name}> within a line: ${attribute(element, 'xlink:href') ?? 'it'} is not shown.`,
    hint: 'Write the character or the formula in its place, or make it a figure.',
  });
  return words.map((each) => elementText(each as XmlElement) ?? '').join(' ');
}

/** A link: registries give only a number, and many files have an address without https. */
function readLink(element: XmlElement, inlines: Inline[], reading: JatsReading): Inline[] {
  const written = (attribute(element, 'xlink:href') ?? elementText(element) ?? '').replace(/\s+/g, '');
  const type = attribute(element, 'ext-link-type')?.toLowerCase();
  if (written === '') return inlines;
  const doi = type === 'doi' ? doiIn(written) : undefined;
  if (doi !== undefined) return reading.link(`https://doi.org/${doi}`, elementRange(element), inlines);
  // An address from the root belongs to the publisher's site.
  if (written.startsWith('/')) {
    reading.diagnostic(element, {
      code: 'text-address',
      message: `The address “${written}” names no site.`,
      hint: 'Write all of it: https://example.org/page.',
    });
    return inlines;
  }
  const isAddress = /^(?:https?|ftp|mailto):/i.test(written);
  // “ncbi-n:” and similar schemes are links within an archive; their words are a number.
  const isNumber =
    !isAddress &&
    (/^(?!javascript|data|vbscript)[\w.+-]+:/i.test(written) || !/^(?:uri|url|www)$/.test(type ?? 'uri'));
  if (isNumber || (!isAddress && attribute(element, 'xlink:href') === undefined)) return inlines;
  return reading.link(written, elementRange(element), inlines);
}

/** Links to references, notes and places of the paper; one element may refer to several works. */
function crossReferences(xref: XmlElement, inlines: Inline[], reading: JatsReading): Inline[] {
  const ids = (attribute(xref, 'rid') ?? '').split(/\s+/).filter(Boolean);
  for (const id of ids)
    if (!reading.hasId(id))
      reading.diagnostic(xref, {
        code: 'text-target',
        message: `There is no element with the id “${id}”.`,
        hint: 'Write the id of a reference, a footnote, a table, a figure, a formula or a section of this file as "rid".',
      });
  const [target, ...others] = ids.flatMap((id) => reading.targets.get(id) ?? []);
  if (!target) return inlines;
  if (target.kind === 'note')
    return [target, ...others].flatMap((each) => (each.kind === 'note' ? [reading.mark(each.id)] : []));
  if (target.kind === 'place') return [{ kind: 'cross-reference', target: target.id, inlines }];
  // “2, 3” in one element: the text links to the first of the works.
  for (const other of others)
    if (other.kind === 'reference')
      reading.facts.citations.push({ ...elementRange(xref), reference: other.number });
  return [reading.cite(target.number, elementRange(xref), inlines)];
}
