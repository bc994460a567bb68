import type { PaperText } from '../../../content/resolved.ts';
import type { ElementNode, TreeNode } from 'pagewright/content';
import type { PaperTextData } from '../props.gen.ts';

/**
 * Puts the cited works and footnotes next to each paragraph, once in each part of the text. Links lead to the same
 * words below, so that screen readers do not read them twice.
 * @param className the class of the margin notes
 */
export function withMargins({ text, references }: PaperTextData, className: string): TreeNode[] {
  const words = wordsByAddress(text, references ?? []);
  return text.body.flatMap((part) => beside(part, words, new Set(), className));
}

function beside(
  node: TreeNode,
  words: ReadonlyMap<string, string>,
  shown: Set<string>,
  className: string,
): TreeNode[] {
  if (typeof node === 'string') return [node];
  const [tag, attributes, children] = node;
  if (tag === 'section')
    return [[tag, attributes, children.flatMap((child) => beside(child, words, shown, className))]];
  if (tag !== 'p') return [node];
  const cited = [...new Set(addressesIn(node))].filter(
    (address) => words.has(address) && !shown.has(address),
  );
  for (const address of cited) shown.add(address);
  if (cited.length === 0) return [node];
  const lines = cited.map((address): ElementNode => ['p', {}, [words.get(address) ?? '']]);
  return [['div', { className, 'aria-hidden': 'true' }, lines], node];
}

/** The words of each work and each footnote, by the address that leads to it. */
function wordsByAddress(
  { notes }: PaperText,
  references: NonNullable<PaperTextData['references']>,
): ReadonlyMap<string, string> {
  return new Map([
    ...references.map(({ text }, index): [string, string] => [
      `#ref-${index + 1}`,
      `${index + 1}. ${withoutLinks(text)}`,
    ]),
    ...notes.map(({ id, body }, index): [string, string] => [`#${id}`, `${index + 1} ${wordsIn(body)}`]),
  ]);
}

/** The text of a reference without its links, which are in the list below. */
function withoutLinks(text: string | TreeNode[]): string {
  return typeof text === 'string' ? text : wordsIn(text.filter(([tag]) => tag !== 'a')).trim();
}

function addressesIn(node: TreeNode): string[] {
  if (typeof node === 'string') return [];
  const [, { href, role }, children] = node;
  const isCitation = role === 'doc-biblioref' || role === 'doc-noteref';
  return [...(isCitation && href ? [href] : []), ...children.flatMap(addressesIn)];
}

function wordsIn(nodes: readonly TreeNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsIn(node[2]))).join('');
}
