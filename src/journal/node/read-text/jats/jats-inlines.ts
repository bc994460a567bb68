import { XmlElement, XmlText, type XmlNode } from '@rgrove/parse-xml';
import { attribute, elementText } from '../../import/xml-tree.ts';
import type { Inline, MathElement, Styled } from '../../../core/text/full-text.ts';
import { mathElement } from '../math/mathml.ts';
import { readTex } from '../math/tex.ts';
import { elementStretch, type JatsReading } from './jats-reading.ts';

/** The inlines of nodes, with white space collapsed and trimmed. */
export function jatsInlines(nodes: readonly XmlNode[], reading: JatsReading): Inline[] {
  const inlines = nodes.flatMap((node) => readInlines(node, reading));
  const [first, last] = [inlines[0], inlines.at(-1)];
  if (typeof first === 'string') inlines[0] = first.trimStart();
  if (typeof last === 'string') inlines[inlines.length - 1] = String(inlines.at(-1)).trimEnd();
  return inlines.filter((inline) => inline !== '');
}

const STYLES: Record<string, Styled['kind']> = {
  italic: 'emphasis',
  bold: 'strong',
  sub: 'sub',
  sup: 'sup',
  monospace: 'code',
};

/** Elements about their content that the text has no form for: the content stays. */
const WORDS_ALONE = new Set(
  'abbrev named-content overline roman sans-serif sc strike styled-content underline'.split(' '),
);

function readInlines(node: XmlNode, reading: JatsReading): Inline[] {
  if (node instanceof XmlText) return [node.text.replace(/\s+/g, ' ')];
  if (!(node instanceof XmlElement)) return [];
  const { name, children } = node;
  const inside = () => children.flatMap((child) => readInlines(child, reading));
  const style = STYLES[name];
  if (style) return [{ kind: style, inlines: inside() }];
  if (WORDS_ALONE.has(name)) return inside();
  switch (name) {
    case 'xref':
      return crossReferences(node, inside(), reading);
    case 'ext-link':
    case 'uri':
      return reading.link(
        attribute(node, 'xlink:href') ?? elementText(node) ?? '',
        elementStretch(node),
        inside(),
      );
    case 'email':
      return reading.link(`mailto:${elementText(node) ?? ''}`, elementStretch(node), inside());
    case 'inline-formula': {
      const math = jatsMath(node, false, reading);
      return math ? [{ kind: 'math', ...math }] : [];
    }
    case 'break':
      return [{ kind: 'break' }];
    case 'fn':
      return [reading.mark(reading.getId(node))];
    default:
      refuseElement(node, reading);
      return [];
  }
}

/** Links to references, notes and places of the paper; one element may refer to several works. */
function crossReferences(xref: XmlElement, inlines: Inline[], reading: JatsReading): Inline[] {
  const ids = (attribute(xref, 'rid') ?? '').split(/\s+/).filter(Boolean);
  const [first, ...others] = ids.map((id) => ({ id, target: reading.targets.get(id) }));
  for (const { id, target } of [first, ...others].filter((each) => each !== undefined)) {
    if (!target)
      reading.diagnostic(xref, {
        code: 'text-target',
        message: `There is no element of the id “${id}”.`,
        hint: 'Write the id of a reference, a footnote, a table, a figure, a formula or a section of this file as "rid".',
      });
  }
  const target = first?.target;
  if (!target) return inlines;
  if (target.kind === 'note') return [reading.mark(target.id)];
  if (target.kind === 'place') return [{ kind: 'cross-reference', target: target.id, inlines }];
  // “2, 3” in one element: the text links to the first of the works.
  for (const other of others)
    if (other.target?.kind === 'reference')
      reading.facts.citations.push({ ...elementStretch(xref), reference: other.target.number });
  return [reading.cite(target.number, elementStretch(xref), inlines)];
}

/** The formula in an element, as MathML or TeX; undefined if it can't be parsed, which is reported. */
export function jatsMath(
  element: XmlElement,
  isBlock: boolean,
  reading: JatsReading,
): { math: MathElement; tex?: string } | undefined {
  const found = [...formulasIn(element)];
  const math = found.find(({ name }) => name.endsWith('math') && name !== 'tex-math');
  const tex = found.find(({ name }) => name === 'tex-math');
  const words =
    tex &&
    formulaIn(tex.text)
      .replace(/^\s*(?:\\\[|\\\(|\$\$?)|(?:\\\]|\\\)|\$\$?)\s*$/g, '')
      .trim();
  if (math) {
    const read = mathElement(math, isBlock);
    if (Array.isArray(read)) return { math: read, ...(words !== undefined && { tex: words }) };
    reading.diagnostic(math, {
      code: 'text-math',
      message: `MathML has no element <${read.unknown}> that browsers draw.`,
      hint: 'Write the formula with the elements of MathML Core, or as <tex-math>.',
    });
    return undefined;
  }
  if (tex === undefined || words === undefined) {
    reading.diagnostic(element, {
      code: 'text-math',
      message: 'The formula is neither MathML nor TeX.',
      hint: 'Write it as <mml:math> or as <tex-math>: a picture of it can’t be read aloud.',
    });
    return undefined;
  }
  const read = readTex(words, isBlock);
  if (!('refused' in read)) return { math: read, tex: words };
  reading.diagnostic(tex, {
    code: 'text-tex',
    message: `The formula can’t be read: ${read.refused}.`,
    hint: 'Correct the TeX.',
  });
  return undefined;
}

/** The body of the document, if a publisher writes a whole LaTeX document for each formula. */
function formulaIn(tex: string): string {
  const start = tex.indexOf(BEGIN);
  if (start < 0) return tex;
  const end = tex.indexOf('\\end{document}', start);
  return tex.slice(start + BEGIN.length, end < 0 ? undefined : end).trim();
}

const BEGIN = '\\begin{document}';

/** Reports an element that a paper's text does not support. */
export function refuseElement(element: XmlElement, reading: JatsReading): void {
  reading.diagnostic(element, {
    code: 'text-unknown',
    message: `A paper’s text has no form for <${element.name}>.`,
    hint: 'Leave it out, or say it with a section, a paragraph, a list, a table or a figure.',
  });
}

function* formulasIn(element: XmlElement): Iterable<XmlElement> {
  for (const child of element.children) {
    if (!(child instanceof XmlElement)) continue;
    if (child.name === 'alternatives') yield* formulasIn(child);
    else yield child;
  }
}
