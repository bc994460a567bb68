import GithubSlugger from 'github-slugger';
import type { RichTextNode } from '../content/resolved.ts';
import type { RichTextDiagnostic, ScannedLink } from './markup-scan.ts';
import type { RichTextHeading, RichTextTree } from './rich-text-tree.ts';
import { sanitisedTree } from './sanitised-tree.ts';
import { scanRichText } from './scan-markup.ts';
import { strictTree } from './strict-tree.ts';

export type { RichTextDiagnostic };

/** A rich text in one pass: resolved, with its links and diagnostics. */
export interface ScannedRichText extends RichTextTree {
  links: ScannedLink[];
  diagnostics: RichTextDiagnostic[];
}

/** Parses rich text into a sanitised tree for components, even if the text has errors. */
export function richTextNodes(html: string): RichTextNode[] {
  return parseTree(html).nodes;
}

/** Parses rich text into a sanitised tree, and also returns its headings, links and errors. */
export function parseRichText(html: string): ScannedRichText {
  const { links, diagnostics } = isPlain(html) ? NOTHING : scanRichText(html);
  return { ...parseTree(html), links, diagnostics };
}

/** Returns the headings, links and errors of rich text. It builds no tree, so it is ten times as fast. */
export function checkRichText(html: string): Omit<ScannedRichText, 'nodes'> {
  if (!html.includes('<')) return NOTHING;
  const { headings, links, diagnostics, stopped } = scanRichText(html);
  if (stopped) return { headings: [], links, diagnostics };
  if (diagnostics.length > 0 || headings.some(({ html: words }) => words.includes('&')))
    return parseRichText(html);
  const slugger = new GithubSlugger();
  const namedHeadings = headings.map(({ level, html: words, id, offset }): RichTextHeading => {
    const text = words.replace(/<[^<>]*>/g, '').trim();
    return { level, text, id: id ?? slugger.slug(text), offset };
  });
  return { headings: namedHeadings, links, diagnostics };
}

const NOTHING = { headings: [], links: [], diagnostics: [] };

function parseTree(html: string): RichTextTree {
  if (isPlain(html)) return { nodes: [['p', {}, [html.trim()]]], headings: [] };
  return strictTree(html) ?? sanitisedTree(html, new GithubSlugger());
}

function isPlain(html: string): boolean {
  return !html.includes('<') && !html.includes('&');
}
