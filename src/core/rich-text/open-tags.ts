import { ALLOWED_TAGS, allowedContainers, isAllowedTag, mayContain, VOID_TAGS } from './allowed-markup.ts';
import type { Scan } from './markup-scan.ts';
import {
  isBlankMarkup,
  LEVELS,
  MAY_BE_EMPTY,
  NEVER_CLOSED,
  requiredChildren,
  stripMarkup,
  tagReplacement,
  MAX_TAG_DEPTH,
} from './markup-tokens.ts';
import { bareAddress } from './bare-address.ts';
import { readAttributes } from './read-attributes.ts';
import { TableRows } from './table-diagnostic.ts';

/** The limit per rich text: a text with more errors was not written by hand. */
const MAX_DIAGNOSTICS = 20;

/** Matches a paragraph of only a few bold words, without a full stop. */
const BOLD_WORDS = /^<(?:strong|b)>([^<>]{0,79}[^<>.!?:;,।])<\/(?:strong|b)>$/;
const ABOVE_TEXT = /^\s{0,20}<(?:p|ul|ol|dl|table|blockquote|pre)\b/;

/** Tags whose words are already a link, or are literal text. */
const LITERAL: ReadonlySet<string> = new Set(['a', 'code', 'pre', 'cite']);

/** The tags that make rows of a table. */
const TABLE_TAGS: ReadonlySet<string> = new Set(['tr', 'td', 'th']);

interface Open {
  tag: string;
  offset: number;
  end: number;
  id: string | undefined;
  /** For a table. */
  rows?: TableRows;
}

/** Tracks the open tags of a scan, checks their nesting, and adds the results to the scan. */
export class OpenTags {
  readonly #html: string;
  readonly #scan: Scan;
  #open: Open[] = [];
  /** Tags that the end of another tag has closed: their own closing tag is not a second error. */
  #crossed: string[] = [];

  constructor(html: string, scan: Scan) {
    this.#html = html;
    this.#scan = scan;
  }

  diagnostic(offset: number, length: number, message: string, hint: string): void {
    const { diagnostics } = this.#scan;
    if (diagnostics.push({ offset, length, message, hint }) >= MAX_DIAGNOSTICS) this.#scan.stopped = true;
  }

  /** Handles the text between two tags. */
  text(start: number, end: number): void {
    const bare = this.#open.some(({ tag }) => LITERAL.has(tag))
      ? undefined
      : bareAddress(this.#html.slice(start, end));
    if (bare) this.#scan.diagnostics.push({ ...bare, offset: start + bare.offset });
    const outer = this.#open.at(-1)?.tag ?? '';
    if (mayContain(outer, '') || !isAllowedTag(outer)) return;
    const text = this.#html.slice(start, end);
    const blanks = text.length - text.trimStart().length;
    if (blanks === text.length) return;
    this.diagnostic(
      start + blanks,
      text.trim().length,
      `There is text directly inside <${outer}>.`,
      `Put it into ${requiredChildren(outer)}.`,
    );
  }

  /** Handles an opening tag. */
  open(tag: string, offset: number, length: number, attributes: string, isSelfClosing: boolean): void {
    const outer = this.#open.at(-1)?.tag ?? '';
    const isVoid = VOID_TAGS.has(tag);
    let id: string | undefined;
    if (!isAllowedTag(tag)) {
      this.diagnostic(
        offset,
        length,
        `<${tag}> is not allowed in rich text.`,
        tagReplacement(tag) ?? `Allowed: ${ALLOWED_TAGS.join(', ')}.`,
      );
      if (isSelfClosing || NEVER_CLOSED.has(tag)) return;
    } else {
      this.#checkPlace(tag, outer, offset, length);
      id = this.#attributes(tag, attributes, offset + 1 + tag.length);
      if (tag === 'a' && !/\shref\s*=/i.test(attributes))
        this.diagnostic(offset, length, '<a> has no href.', 'Write <a href="/about">…</a>.');
    }
    if (tag === 'br' && this.#followsBreak(offset))
      this.diagnostic(
        offset,
        length,
        'Two <br> are in a row.',
        'Close the paragraph and begin another: the space between them comes from the look of the site.',
      );
    if (isVoid) return;
    if (TABLE_TAGS.has(tag)) this.#open.findLast(({ rows }) => rows)?.rows?.open(tag, attributes);
    if (isSelfClosing)
      this.diagnostic(offset, length, `<${tag}/> does not close itself.`, `Write <${tag}></${tag}>.`);
    else if (this.#open.length < MAX_TAG_DEPTH)
      this.#open.push({
        tag,
        offset,
        end: offset + length,
        id,
        ...(tag === 'table' && { rows: new TableRows() }),
      });
    else this.#stopAt(offset, length);
  }

  /** Whether a line break is the second one in a row; only that one is reported, even if more follow. */
  #followsBreak(offset: number): boolean {
    const before = this.#html.slice(Math.max(0, offset - 40), offset);
    return /<br\s?\/?>\s{0,9}$/.test(before) && !/<br\s?\/?>\s{0,9}<br\s?\/?>\s{0,9}$/.test(before);
  }

  /** Handles a closing tag. */
  close(tag: string, offset: number, length: number): void {
    const index = this.#open.findLastIndex((open) => open.tag === tag);
    if (index < 0) {
      const crossed = this.#crossed.indexOf(tag);
      if (crossed >= 0) this.#crossed.splice(crossed, 1);
      else
        this.diagnostic(offset, length, `</${tag}> closes nothing.`, 'Remove it, or write the opening tag.');
      return;
    }
    for (const { tag: inner, offset: start, end } of this.#open.splice(index + 1)) {
      this.#crossed.push(inner);
      this.diagnostic(
        start,
        end - start,
        `<${inner}> is not closed before </${tag}>.`,
        `Write </${inner}> where it ends.`,
      );
    }
    const open = this.#open.pop()!;
    const level = LEVELS[tag];
    if (tag === 'a' || level) this.#checkWords(open, offset);
    else if (isAllowedTag(tag) && !MAY_BE_EMPTY.has(tag) && isBlankMarkup(this.#html, open.end, offset))
      this.diagnostic(
        open.offset,
        open.end - open.offset,
        `The <${tag}> is empty.`,
        'Write its text, or remove it: the space between texts comes from the look of the site.',
      );
    else if (tag === 'table') this.#checkTable(open);
    else if (tag === 'p' && this.#open.length === 0) this.#checkBold(open, offset, length);
    if (level)
      this.#scan.headings.push({
        level,
        html: this.#html.slice(open.end, offset),
        id: open.id,
        offset: open.offset,
      });
  }

  /** Handles the end of the text: tags that are still open have no closing tag. */
  end(): void {
    for (const { tag, offset, end } of this.#scan.stopped ? [] : this.#open) {
      this.diagnostic(offset, end - offset, `<${tag}> is never closed.`, `Write </${tag}> where it ends.`);
    }
  }

  #checkTable({ offset, end, rows }: Open): void {
    const diagnostic = rows?.diagnostic();
    if (diagnostic) this.#scan.diagnostics.push({ offset, length: end - offset, ...diagnostic });
  }

  /** Reports a paragraph of a few bold words above other text: it looks like a heading but is none. */
  #checkBold({ offset, end }: Open, until: number, length: number): void {
    const [, words] = BOLD_WORDS.exec(this.#html.slice(end, until)) ?? [];
    if (words === undefined || !ABOVE_TEXT.test(this.#html.slice(until + length, until + length + 40)))
      return;
    this.#scan.diagnostics.push({
      offset,
      length: until + length - offset,
      code: 'heading-in-bold',
      message: `“${words}” is bold, and looks like a heading.`,
      hint: `Write a heading, such as <h3>${words}</h3>: screen readers list headings.`,
    });
  }

  #stopAt(offset: number, length: number): void {
    this.diagnostic(
      offset,
      length,
      `The text has more than ${MAX_TAG_DEPTH} nested tags.`,
      'Close tags before others begin.',
    );
    this.#scan.stopped = true;
  }

  #checkPlace(tag: string, outer: string, offset: number, length: number): void {
    if (tag === 'a' && this.#open.some((open) => open.tag === 'a')) {
      this.diagnostic(
        offset,
        length,
        '<a> is inside another <a>.',
        'Close the first link before the second begins.',
      );
    } else if (isAllowedTag(outer) || outer === '') {
      if (mayContain(outer, tag)) return;
      const place = outer === '' ? 'be alone' : `be directly inside <${outer}>`;
      const homes = allowedContainers(tag).slice(0, 6);
      const hint =
        homes.length > 0 && homes.length < 4
          ? `It belongs into ${homes.map((home) => `<${home}>`).join(' or ')}.`
          : `Close <${outer}> before it.`;
      this.diagnostic(offset, length, `<${tag}> can’t ${place}.`, hint);
      // As in browsers, a block ends an open paragraph: its closing tag is not another error.
      if (outer === 'p') this.#crossed.push(this.#open.pop()!.tag);
    }
  }

  #attributes(tag: string, attributes: string, start: number): string | undefined {
    if (attributes === '') return undefined;
    const { id, href, diagnostics } = readAttributes(tag, attributes, start);
    for (const { offset, length, message, hint } of diagnostics)
      this.diagnostic(offset, length, message, hint);
    if (href) this.#scan.links.push({ ...href, html: '', wordsAt: href.offset });
    return id;
  }

  /** Reports links and headings without words, which a screen reader would announce as just "link" or "heading". */
  #checkWords({ tag, offset, end }: Open, until: number): void {
    const html = this.#html.slice(end, until);
    const link = this.#scan.links.at(-1);
    if (tag === 'a' && link && link.offset > offset) Object.assign(link, { html, wordsAt: end });
    if (stripMarkup(html) !== '') return;
    const name = tag === 'a' ? 'link' : 'heading';
    this.diagnostic(
      offset,
      end - offset,
      `The ${name} has no words.`,
      `Write them between <${tag}> and </${tag}>, or remove both.`,
    );
  }
}
