import type { Scan } from './markup-scan.ts';
import { BARE_TAGS, TAG } from './markup-tokens.ts';
import { OpenTags } from './open-tags.ts';

/**
 * The number of characters in which a tag without attributes must end to be found in BARE_TAGS. The longest one is
 * </blockquote>.
 */
const MAX_BARE_TAG = 24;

/**
 * Scans rich text once, strictly, without building a tree: fast enough for ten thousand pages. Every HTML
 * parser reads accepted text in the same way; the build still sanitises it with a real parser.
 */
export function scanRichText(html: string): Scan {
  const scan: Scan = { headings: [], links: [], diagnostics: [], stopped: false };
  const tags = new OpenTags(html, scan);
  let at = 0;
  while (at < html.length && !scan.stopped) {
    const next = html.indexOf('<', at);
    tags.text(at, next < 0 ? html.length : next);
    if (next < 0) break;
    at = readMarkup(html, next, tags);
  }
  tags.end();
  return scan;
}

/** Reads markup that begins with "<". @returns the offset after it */
function readMarkup(html: string, offset: number, tags: OpenTags): number {
  if (html.startsWith('<!--', offset)) return readComment(html, offset, tags);
  const [bareName = ''] = html.slice(offset + 1, offset + MAX_BARE_TAG).split('>', 1);
  const bare = html[offset + 1 + bareName.length] === '>' ? BARE_TAGS.get(bareName) : undefined;
  if (bare) {
    if (bare.closes) tags.close(bare.tag, offset, bare.length);
    else tags.open(bare.tag, offset, bare.length, '', false);
    return offset + bare.length;
  }
  TAG.lastIndex = offset;
  const match = TAG.exec(html);
  if (!match) {
    tags.diagnostic(
      offset,
      1,
      'A "<" is not the start of a tag.',
      'Write &lt; for the character itself; a tag is written <p> … </p>.',
    );
    return offset + 1;
  }
  const [whole, slash, name = '', attributes = '', selfClosing] = match;
  const tag = name.toLowerCase();
  if (slash) tags.close(tag, offset, whole.length);
  else tags.open(tag, offset, whole.length, attributes, selfClosing === '/');
  return offset + whole.length;
}

function readComment(html: string, offset: number, tags: OpenTags): number {
  const end = html.indexOf('-->', offset);
  const after = end < 0 ? html.length : end + 3;
  tags.diagnostic(offset, after - offset, 'Rich text has no comments.', 'Remove <!-- … -->.');
  return after;
}
