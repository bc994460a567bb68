import type { Heading, Root } from 'mdast';
import { suggestOr } from 'pagewright/rule';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import { math } from 'micromark-extension-math';
import type { FullText, Footnote, TextSection } from '../../../core/text/full-text.ts';
import type { ReadText, OffsetRange } from '../../../core/text/text-facts.ts';
import { toBlocks } from './blocks.ts';
import { toInlines } from './inlines.ts';
import { MarkdownReading, nodeRange } from './reading.ts';
import { structureDiagnostics } from './structure-diagnostics.ts';
import { wordDiagnostics } from './word-diagnostics.ts';
import { blocksIn, sectionsIn } from '../../../core/text/walk-text.ts';

/**
 * Reads the text of a paper from Markdown: `##` begins a section, “Table 1. …” above a table or a picture is its
 * caption, [2] cites the second reference, [^a] marks a footnote, and formulas are between dollar signs.
 * @param folder the folder of the file, below the content: journal/v1/i1
 */
export function readMarkdown(markdown: string, folder: string): ReadText<OffsetRange> {
  const tree = parseMarkdown(markdown);
  const reading = new MarkdownReading(markdown, folder, tree);
  const text: FullText = { ...splitSections(tree, reading), notes: [] };
  text.notes.push(...readNotes(reading));
  reportUnused(reading);
  reading.facts.diagnostics.push(...wordDiagnostics(markdown, tree), ...structureDiagnostics(markdown, tree));
  const ids = new Set(idsIn(text));
  for (const { target, node } of reading.targets) {
    if (ids.has(target)) continue;
    const { hint = '', meant } = suggestOr(
      target,
      ids,
      'Link to #table-1, #figure-1, #equation-1, #section-2, #section-2-1 or #ref-1, as they are counted.',
    );
    reading.diagnostic(reading.findWithin(node, `#${target}`), {
      code: 'text-target',
      message: `There is no #${target} in this text.`,
      hint,
      ...(meant === undefined ? {} : { fix: `#${meant}`, guess: true }),
    });
  }
  return { facts: reading.facts, text };
}

/** The blocks before the first heading, and the sections. */
function splitSections({ children }: Root, reading: MarkdownReading): Pick<FullText, 'opening' | 'sections'> {
  const [first = [], ...rest] = splitAt(children);
  const sections: TextSection[] = [];
  /** The open sections, outermost first. */
  let open: TextSection[] = [];
  for (const [heading, ...nodes] of rest as [Heading, ...Root['children']][]) {
    const level = headingLevel(heading, open.length, reading);
    open = open.slice(0, level - 1);
    const parent = open.at(-1);
    const siblings = parent?.sections ?? sections;
    const id = `${parent?.id ?? 'section'}-${siblings.length + 1}`;
    const section: TextSection = {
      id,
      title: toInlines(heading.children, reading),
      blocks: [],
      sections: [],
    };
    section.blocks.push(...toBlocks(nodes, reading));
    siblings.push(section);
    open.push(section);
  }
  return { opening: toBlocks(first, reading), sections };
}

/** Groups that begin with a heading, after the nodes before the first one. */
function splitAt(nodes: Root['children']): Root['children'][] {
  const groups: Root['children'][] = [[]];
  for (const node of nodes) {
    if (node.type === 'heading') groups.push([]);
    groups.at(-1)!.push(node);
  }
  return groups;
}

/** The level of a heading, from 1 for `##`: at most one more than the level of the parent section. */
function headingLevel(heading: Heading, open: number, reading: MarkdownReading): number {
  const { depth } = heading;
  if (depth === 1)
    reading.diagnostic(heading, {
      code: 'text-title',
      message: 'A heading with one # is the title of the paper, which its record has.',
      hint: 'Begin a section with ##.',
    });
  else if (depth - 1 > open + 1) {
    const fix = '#'.repeat(open + 2);
    reading.diagnostic(
      { ...nodeRange(heading), length: depth },
      {
        code: 'text-level',
        message: `The heading skips a level: ${'#'.repeat(depth)} follows ${open === 0 ? 'no heading' : '#'.repeat(open + 1)}.`,
        hint: `Write ${fix}. npm run validate -- --fix does it.`,
        fix,
      },
    );
  }
  if (heading.children.length === 0)
    reading.diagnostic(heading, {
      code: 'text-heading',
      message: 'The heading is empty.',
      hint: 'Give the section a name, or remove the line.',
    });
  return Math.min(Math.max(1, depth - 1), open + 1);
}

/** Notes with marks, in the order of their marks; a note may contain another mark. */
function readNotes(reading: MarkdownReading): Footnote[] {
  const notes: Footnote[] = [];
  for (const [identifier, marks] of reading.marked) {
    const definition = reading.footnotes.get(identifier)!;
    const number = notes.length + 1;
    const blocks = toBlocks(definition.children, reading);
    if (blocks.length === 0)
      reading.diagnostic(definition, {
        code: 'text-note',
        message: `The footnote [^${definition.label ?? identifier}] has no text.`,
        hint: 'Write it behind the colon.',
      });
    notes.push({ id: `note-${number}`, number, blocks, marks });
  }
  return notes;
}

function reportUnused(reading: MarkdownReading): void {
  for (const [identifier, definition] of reading.footnotes) {
    if (reading.marked.has(identifier)) continue;
    const name = `[^${definition.label ?? identifier}]`;
    reading.diagnostic(definition, {
      severity: 'warning',
      code: 'text-note-unused',
      message: `Nothing in the text leads to the footnote ${name}.`,
      hint: `Write ${name} where it belongs, or remove it.`,
    });
  }
}

/** The link targets in a text: ids of sections, tables, figures, equations and notes. */
function idsIn(text: FullText): string[] {
  return [
    ...[...sectionsIn(text)].map(({ id }) => id),
    ...[...blocksIn(text)].flatMap((block) => ('id' in block ? [block.id] : [])),
    ...text.notes.map(({ id }) => id),
  ];
}

/**
 * Markdown as a tree: CommonMark with GitHub's tables and footnotes, and TeX formulas between dollar signs.
 * @see https://spec.commonmark.org/ and https://github.github.com/gfm/
 */
function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmFootnote(), math()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), mathFromMarkdown()],
  });
}
