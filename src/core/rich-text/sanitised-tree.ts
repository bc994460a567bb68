import type GithubSlugger from 'github-slugger';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import type { RichTextNode } from '../content/resolved.ts';
import { ALLOWED_HREF, ALLOWED_TAGS, allowedAttributes, canHoldText } from './allowed-markup.ts';
import {
  isRightToLeftTag,
  treeText,
  wrapLooseText,
  type RichTextTree,
  type RichTextHeading,
} from './rich-text-tree.ts';

/**
 * Parses rich text with a browser's parser and removes everything that is not allowed. It handles the texts
 * that `strictTree` does not accept.
 * @param slugger names the headings without an id
 */
export function sanitisedTree(html: string, slugger: GithubSlugger): RichTextTree {
  const headings: RichTextHeading[] = [];
  const tree = sanitize(fromHtml(html, { fragment: true }), SANITIZE);
  const children = 'children' in tree ? tree.children : [];
  const nodes = children.flatMap((child) => toNodes(child, '', headings, slugger));
  return { nodes: wrapLooseText(nodes), headings };
}

function toNodes(
  node: Nodes,
  outer: string,
  headings: RichTextHeading[],
  slugger: GithubSlugger,
): RichTextNode[] {
  if (node.type === 'text') return canHoldText(outer) || node.value.trim() !== '' ? [node.value] : [];
  if (node.type !== 'element') return [];
  const { tagName: tag } = node;
  const children = node.children.flatMap((child) => toNodes(child, tag, headings, slugger));
  const attributes = toAttributes(node.properties);
  if (/^h[234]$/.test(tag)) {
    const text = treeText(children).trim();
    attributes['id'] ??= slugger.slug(text);
    const offset = node.position?.start.offset ?? 0;
    headings.push({ level: Number(tag[1]) as 2 | 3 | 4, text, id: attributes['id'], offset });
  }
  return [[tag, attributes, children]];
}

function toAttributes(properties: Record<string, unknown>): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (name === 'href' && !ALLOWED_HREF.test(String(value))) continue;
    attributes[name] = Array.isArray(value) ? value.join(' ') : String(value);
  }
  // An editor sets only the language; the direction follows.
  if (isRightToLeftTag(attributes['lang'] ?? '')) attributes['dir'] = 'rtl';
  return attributes;
}

/** The attributes that hast names differently from `allowedAttributes`. */
const HAST_NAMES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const SANITIZE: Schema = {
  tagNames: [...ALLOWED_TAGS],
  attributes: Object.fromEntries(
    ALLOWED_TAGS.map((tag) => [tag, allowedAttributes(tag).map((name) => HAST_NAMES[name] ?? name)]),
  ),
  protocols: { href: ['https', 'mailto', 'tel'] },
  strip: [
    'script',
    'style',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
    'noscript',
    'textarea',
    'select',
    'title',
  ],
  ancestors: {
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  clobber: [],
  clobberPrefix: '',
  required: {},
  allowComments: false,
  allowDoctypes: false,
};
