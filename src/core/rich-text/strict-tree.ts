import GithubSlugger from 'github-slugger';
import type { RichTextNode } from '../content/resolved.ts';
import { ALLOWED_HREF, allowedAttributes, canHoldText, mayContain, VOID_TAGS } from './allowed-markup.ts';
import { LEVELS, MAX_TAG_DEPTH } from './markup-tokens.ts';
import {
  isRightToLeftTag,
  treeText,
  wrapLooseText,
  type RichTextHeading,
  type RichTextTree,
} from './rich-text-tree.ts';

/**
 * Parses rich text in its strict form: allowed tags in lower case, properly nested, attributes in quotes.
 * Every HTML parser builds the same tree from it, and this one is fifteen times as fast.
 * @param html the text
 * @param slugger names the headings without an id
 * @returns undefined if the text is not strict, or if a parser would add or move something: then the caller
 *   needs a real parser
 */
export function strictTree(html: string, slugger = new GithubSlugger()): RichTextTree | undefined {
  if (UNUSUAL.test(html)) return undefined;
  const headings: RichTextHeading[] = [];
  const root: Open = { tag: '', attributes: {}, nodes: [], offset: 0 };
  const stack = [root];
  for (let at = 0; at < html.length;) {
    const top = stack.at(-1)!;
    const next = html.indexOf('<', at);
    const end = next < 0 ? html.length : next;
    if (end > at && !addText(top, html.slice(at, end))) return undefined;
    if (next < 0) break;
    TAG.lastIndex = next;
    const [whole, slash, tag = '', written = ''] = TAG.exec(html) ?? [];
    if (whole === undefined) return undefined;
    at = next + whole.length;
    if (slash) {
      if (top.tag !== tag || stack.length === 1) return undefined;
      stack.pop();
      nameHeading(top, headings, slugger);
    } else {
      const attributes = mayBegin(tag, stack) ? parseAttributes(tag, written) : undefined;
      // Parsers drop a line break right after <pre>.
      if (!attributes || (tag === 'pre' && html[at] === '\n')) return undefined;
      const nodes: RichTextNode[] = [];
      top.nodes.push([tag, attributes, nodes]);
      if (!VOID_TAGS.has(tag)) stack.push({ tag, attributes, nodes, offset: next });
    }
  }
  return stack.length === 1 ? { nodes: wrapLooseText(root.nodes), headings } : undefined;
}

interface Open {
  tag: string;
  attributes: Record<string, string>;
  nodes: RichTextNode[];
  /** The offset of its tag. */
  offset: number;
}

/** Characters that parsers change: carriage returns and control characters. */
const UNUSUAL = /[\p{Cc}--[\t\n]]/v;

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[ \t\n]+[a-z]+=(?:"[^"]*"|'[^']*'))*)[ \t\n]*>/y;
const ATTRIBUTE = /(?<![a-z])([a-z]+)=(?:"([^"]*)"|'([^']*)')/g;

/** React's names of attributes, where they differ from HTML's. */
const REACT_NAMES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const NUMBERS = new Set(['colspan', 'rowspan', 'start']);

function mayBegin(tag: string, stack: readonly Open[]): boolean {
  const outer = stack.at(-1)!.tag;
  if (!mayContain(outer, tag) || stack.length > MAX_TAG_DEPTH) return false;
  // Parsers wrap rows in a tbody, and end a link where another begins.
  if (outer === 'table' && tag === 'tr') return false;
  return tag !== 'a' || stack.every((open) => open.tag !== 'a');
}

/**
 * Adds a text; returns false if a real parser is needed. White space between rows and list items is dropped.
 */
function addText({ tag, nodes }: Open, html: string): boolean {
  if (!canHoldText(tag)) return /^[ \t\n]*$/.test(html);
  const text = decodeReferences(html);
  if (text !== undefined) nodes.push(text);
  return text !== undefined;
}

function parseAttributes(tag: string, written: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = {};
  if (written === '') return attributes;
  const allowed = allowedAttributes(tag);
  for (const [, name = '', double, single = ''] of written.matchAll(ATTRIBUTE)) {
    const value = decodeReferences(double ?? single);
    const key = REACT_NAMES[name] ?? name;
    if (value === undefined || !allowed.includes(name) || Object.hasOwn(attributes, key)) return undefined;
    if (name === 'href' && !ALLOWED_HREF.test(value)) return undefined;
    if (NUMBERS.has(name) && !/^[1-9]\d{0,5}$/.test(value)) return undefined;
    attributes[key] = value;
  }
  if (isRightToLeftTag(attributes['lang'] ?? '')) attributes['dir'] = 'rtl';
  return attributes;
}

function nameHeading(
  { tag, attributes, nodes, offset }: Open,
  headings: RichTextHeading[],
  slugger: GithubSlugger,
): void {
  const level = LEVELS[tag];
  if (!level) return;
  const text = treeText(nodes).trim();
  attributes['id'] ??= slugger.slug(text);
  headings.push({ level, text, id: attributes['id'], offset });
}

/** The common character references; others need a parser. */
const SIGNS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function decodeReferences(html: string): string | undefined {
  if (!html.includes('&')) return html;
  let isKnown = true;
  const text = html.replace(/&(?:([a-z]+);|[ \t\n]|$)?/g, (whole, name: string | undefined) => {
    const sign = name === undefined ? undefined : SIGNS[name];
    if (sign !== undefined) return sign;
    if (name !== undefined || whole === '&') isKnown = false;
    return whole;
  });
  return isKnown ? text : undefined;
}
