import { shortened } from '../../core/content/shortened.ts';
import type { Imported } from './imported.ts';
import { setText } from './set-text.ts';

/** How long the title for search engines may be, beside which the name of the site has to stand. */
const MAX_TITLE = 45;
/** How long the description for search engines is at least and at most. */
const DESCRIPTION = { least: 50, most: 170 };
/** How many words of its title name a paper's file. */
const WORDS_OF_NAME = 6;
/** How long that name may be: a system has names of files of 255 signs at most. */
const SIGNS_OF_NAME = 100;

/** The title for search engines: the paper's own, ended after a word. */
export function headTitle(title: string): string {
  return shortened(setText(title), MAX_TITLE);
}

/** What search engines show: the beginning of the abstract, by whole sentences where there is room for one. */
export function descriptionOf({ paper }: Imported): string | undefined {
  const text = setText(paper.abstract?.[0] ?? '');
  if (text.length < DESCRIPTION.least) return undefined;
  const sentences = text.slice(0, DESCRIPTION.most + 1).match(/^.*[.?!।](?=\s|$)/u)?.[0];
  if (
    sentences !== undefined &&
    sentences.length >= DESCRIPTION.least &&
    sentences.length <= DESCRIPTION.most
  )
    return sentences;
  return `${shortened(text, DESCRIPTION.most - 1)}…`;
}

/**
 * The name of a paper's file: the one that the other file gives it, or the first words of its title.
 * @param isTaken whether there is such a file already
 */
export function fileName({ paper, slug }: Imported, isTaken: (name: string) => boolean): string {
  const [main = ''] = (paper.title ?? '').split(/[:.?!]/);
  const candidates = [
    slug ?? '',
    main,
    paper.title ?? '',
    ...(paper.translations ?? []).map(({ title }) => title),
  ].map(nameOf);
  const name = candidates.find((each) => /[a-z]/.test(each)) ?? 'paper';
  for (let number = 2; ; number++) {
    const free = number === 2 && !isTaken(name) ? name : `${name}-${number}`;
    if (!isTaken(free)) return free;
  }
}

/** night-trains of “Night trains”; nothing of a title in other letters than Latin ones. */
function nameOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.every((word) => /^[a-z0-9]+$/.test(word))
    ? words.slice(0, WORDS_OF_NAME).join('-').slice(0, SIGNS_OF_NAME)
    : '';
}
