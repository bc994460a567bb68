import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import { math } from 'micromark-extension-math';

/**
 * Markdown as a tree: CommonMark with GitHub's tables and footnotes, and TeX formulas between dollar signs.
 * @see https://spec.commonmark.org/ and https://github.github.com/gfm/
 */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, {
    extensions: [gfmTable(), gfmFootnote(), math()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), mathFromMarkdown()],
  });
}
