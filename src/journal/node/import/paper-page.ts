import { shortenText } from 'pagewright/text';
import type { ImportResult } from './imported-paper.ts';
import { typesetText } from './typeset-text.ts';

/** The maximal length of a title for search engines, with space for the site's name. */
const MAX_TITLE = 45;
/** The minimal and maximal length of a description for search engines. */
const DESCRIPTION = { least: 50, most: 170 };
/** The number of title words in a file name. */
const MAX_NAME_WORDS = 6;
/** The maximal length of a file name: file systems allow 255 bytes. */
const MAX_NAME_LENGTH = 100;

/** The title for search engines: the paper's own, cut after a word. */
export function headTitle(title: string): string {
  return shortenText(typesetText(title), MAX_TITLE);
}

/**
 * The description for search engines: the beginning of the abstract, in whole sentences if they fit; undefined if the
 * abstract is too short.
 */
export function createDescription({ paper }: ImportResult): string | undefined {
  const text = typesetText(paper.abstract?.[0] ?? '');
  if (text.length < DESCRIPTION.least) return undefined;
  const sentences = text.slice(0, DESCRIPTION.most + 1).match(/^.*[.?!।](?=\s|$)/u)?.[0];
  if (
    sentences !== undefined &&
    sentences.length >= DESCRIPTION.least &&
    sentences.length <= DESCRIPTION.most
  )
    return sentences;
  return `${shortenText(text, DESCRIPTION.most - 1)}…`;
}

/**
 * The name of a paper's file: that of the imported file if it consists of words, else the first words of the title or of
 * a translated title, else `paper`; with a number if the name is taken.
 * @param isTaken whether the issue has a page of this name
 */
export function fileName({ paper, slug }: ImportResult, isTaken: (name: string) => boolean): string {
  const [main = ''] = (paper.title ?? '').split(/[:.?!]/);
  const candidates = [
    isReadable(slug) ? slug : '',
    main,
    paper.title ?? '',
    ...(paper.translations ?? []).map(({ title }) => title),
  ].map(slugify);
  const name = candidates.find((each) => /[a-z]/.test(each)) ?? 'paper';
  for (let number = 2; ; number++) {
    const free = number === 2 && !isTaken(name) ? name : `${name}-${number}`;
    if (!isTaken(free)) return free;
  }
}

/**
 * Whether a file name consists of words: publishers number their files, as in pbio.0020334, and then the title is
 * better. A name such as rain-2031 is readable too.
 */
function isReadable(slug = ''): slug is string {
  return /^[a-z]{2,}(?:-[a-z]{2,})*$/.test(slug) || /^[a-z]{4}-\d{4}$/.test(slug);
}

/** A title as a file name, night-trains for “Night trains”; empty for a title without Latin letters. */
function slugify(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.every((word) => /^[a-z0-9]+$/.test(word))
    ? words.slice(0, MAX_NAME_WORDS).join('-').slice(0, MAX_NAME_LENGTH)
    : '';
}
