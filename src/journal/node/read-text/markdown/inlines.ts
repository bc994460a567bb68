import type { Link, LinkReference, Nodes, PhrasingContent } from 'mdast';
import { isVague } from 'pagewright/rule';
import type { Inline } from '../../../core/text/full-text.ts';
import { readTex } from '../math/tex.ts';
import { nodeRange, type MarkdownReading } from './reading.ts';
import { linkMentions } from './words.ts';

/** The inlines of a paragraph, a heading or a cell. Unsupported nodes are reported, and left out. */
export function toInlines(nodes: readonly PhrasingContent[], reading: MarkdownReading): Inline[] {
  return nodes.flatMap((node) => toInline(node, reading)).filter((inline) => inline !== '');
}

function toInline(node: PhrasingContent, reading: MarkdownReading): Inline[] {
  switch (node.type) {
    case 'text':
      return linkMentions(node, reading);
    case 'emphasis':
    case 'strong':
      return [{ kind: node.type, inlines: toInlines(node.children, reading) }];
    case 'inlineCode':
      return [{ kind: 'code', inlines: [node.value] }];
    case 'break':
      return [{ kind: 'break' }];
    case 'link':
      return toLink(node, node.url, reading);
    case 'linkReference':
      return toLink(node, reading.definitions.get(node.identifier)?.url ?? '', reading);
    case 'footnoteReference':
      return [reading.mark(node.identifier)];
    case 'inlineMath': {
      if (isMoney(node, reading)) return [node.value];
      const math = toMath(node, false, reading);
      return math ? [{ kind: 'math', math, tex: node.value }] : [];
    }
    case 'image':
    case 'imageReference':
      reading.diagnostic(node, {
        code: 'text-picture-in-words',
        message: 'A picture is among words.',
        hint: 'Give it a separate paragraph, below its caption: Figure 1. What it shows.',
      });
      return [];
    default:
      reportRefused(node, reading);
      return [];
  }
}

/** Whether two dollar signs are prices rather than a formula: the second one follows a space, or precedes a digit. */
function isMoney(node: Nodes & { value: string }, reading: MarkdownReading): boolean {
  const place = nodeRange(node);
  const { source } = reading;
  const end = place.offset + place.length;
  const written = source.slice(place.offset, end);
  if (!/^\$(?!\$)/.test(written) || !(/\s\$$/.test(written) || /\d/.test(source[end] ?? ''))) return false;
  reading.diagnostic(place, {
    code: 'text-money',
    message: `“${written.length > 40 ? `${written.slice(0, 40)}…` : written}” is read as a formula.`,
    hint: 'A dollar sign of money is written \\$.',
  });
  return true;
}

/** The MathML of a formula; undefined if it can't be parsed, which is reported. */
export function toMath(node: Nodes & { value: string }, isBlock: boolean, reading: MarkdownReading) {
  const math = readTex(node.value, isBlock);
  if (!('refused' in math)) return math;
  const { offset } = nodeRange(node);
  const start = reading.source.indexOf(node.value, offset);
  const place = start < 0 ? offset : start + Math.min(math.offset, Math.max(0, node.value.length - 1));
  reading.diagnostic(
    { offset: place, length: 1 },
    {
      code: 'text-tex',
      message: `The formula can’t be read: ${math.refused}.`,
      hint: 'Correct the TeX; a dollar sign of money is written \\$.',
    },
  );
  return undefined;
}

/** Reports a node that a paper's text does not support. */
export function reportRefused(node: Nodes, reading: MarkdownReading): void {
  if (node.type === 'html') {
    reading.diagnostic(node, {
      code: 'text-html',
      message: `“${node.value.slice(0, 40)}” is HTML, which a paper’s text can’t contain.`,
      hint: 'Write it in Markdown; below and above the line as a formula: $\\mathrm{CO_2}$. A character < in words is written \\<.',
    });
    return;
  }
  reading.diagnostic(node, {
    code: 'text-unknown',
    message: `A paper’s text has no form for this (${node.type}).`,
    hint: 'Leave it out, or say it with a heading, a paragraph, a list, a table or a figure.',
  });
}

function toLink(node: Link | LinkReference, to: string, reading: MarkdownReading): Inline[] {
  const inlines = toInlines(node.children, reading);
  const [, reference] = /^#ref-(\d+)$/.exec(to) ?? [];
  if (reference !== undefined) return [reading.cite(Number(reference), nodeRange(node), inlines)];
  if (to.startsWith('#')) {
    reading.targets.push({ target: to.slice(1), node });
    return [{ kind: 'cross-reference', target: to.slice(1), inlines }];
  }
  const words = inlines.filter((inline) => typeof inline === 'string').join('');
  if (isVague(words))
    reading.diagnostic(node, {
      code: 'vague-link',
      message: `A link that says only "${words}" does not say where it leads.`,
      hint: 'Name its target: screen readers list links without the words around them.',
    });
  return reading.link(to, reading.findWithin(node, to), inlines);
}
