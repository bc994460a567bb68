import type { Heading, Nodes, Paragraph, Root } from 'mdast';
import type { PaperTextDiagnostic, OffsetRange } from '../../../core/text/text-facts.ts';
import { nodeRange, nodeText } from './reading.ts';

/**
 * Diagnostics of parts that are valid for the parser, but not for readers: sections without text, headings in bold.
 */
export function structureDiagnostics(
  markdown: string,
  { children }: Root,
): PaperTextDiagnostic<OffsetRange>[] {
  const names = new Set<string>();
  const notes = new Set<string>();
  let parent = '';
  return children.flatMap((node, index) => {
    const place = nodeRange(node);
    const next = children[index + 1];
    const report = (severity: 'error' | 'warning', code: string, message: string, hint: string) => [
      { ...place, severity, code, message, hint },
    ];
    if (node.type === 'footnoteDefinition') {
      if (notes.has(node.identifier))
        return report(
          'error',
          'text-note-twice',
          `There are two footnotes [^${node.label ?? node.identifier}].`,
          'Give each its own name: only the first one is read.',
        );
      notes.add(node.identifier);
    } else if (node.type === 'math' && isOpen(node, markdown))
      return report(
        'error',
        'text-formula-open',
        'The formula is not closed.',
        'Write $$ on a line where it ends.',
      );
    else if (node.type === 'code' && isOpen(node, markdown))
      return report(
        'error',
        'text-code-open',
        'The block of code is not closed.',
        'Write ``` on a line where it ends.',
      );
    else if (node.type === 'paragraph' && isHeadingInBold(node))
      return report(
        'warning',
        'text-heading-bold',
        `“${nodeText(node)}” is bold, and looks like a heading.`,
        `Write a heading, such as ### ${nodeText(node)}: screen readers and the contents list headings.`,
      );
    else if (node.type === 'heading') {
      if (node.depth <= 2) parent = nodeText(node);
      const name = node.depth <= 2 ? parent : `${parent} › ${nodeText(node)}`;
      const isRepeated = names.has(name);
      names.add(name);
      if (isRepeated && nodeText(node) !== '')
        return report(
          'warning',
          'text-heading-twice',
          `There are two sections “${nodeText(node)}”.`,
          'Give each its own name, or join the two.',
        );
      if (RECORD_HEADINGS.test(nodeText(node).trim()))
        return report(
          'warning',
          'text-in-record',
          `The paper has “${nodeText(node)}” in its record already.`,
          'Remove this section: the page and the PDF show what the record says.',
        );
      if (next?.type === 'heading' && isNotBelow(next, node) && nodeText(node) !== '')
        return report(
          'warning',
          'text-section-empty',
          `The section “${nodeText(node)}” has no text.`,
          'Write it, or remove the heading.',
        );
    }
    return [];
  });
}

/** The headings of parts that belong in a paper's record. */
const RECORD_HEADINGS = /^(?:abstract|keywords|references|bibliography|सारांश|संदर्भ)$/iu;

function isNotBelow(next: Heading, { depth }: Heading): boolean {
  return next.depth <= depth;
}

/** Whether a fenced block has no closing fence; an indented block has no fences. */
function isOpen({ position }: Nodes, markdown: string): boolean {
  const written = markdown.slice(position!.start.offset, position!.end.offset);
  const [fence] = /^(?:`{3,}|~{3,}|\$\$)/.exec(written) ?? [];
  return fence !== undefined && !written.slice(fence.length).trimEnd().endsWith(fence);
}

/** Whether a paragraph looks like a heading: a few bold words without a full stop. */
function isHeadingInBold(node: Paragraph): boolean {
  const [only, ...more] = node.children;
  const words = nodeText(node).trim();
  return only?.type === 'strong' && more.length === 0 && words.length <= 80 && !/[.!?:।]$/.test(words);
}
