import type { ReadContent } from '../../build/extensions/site-extension.ts';
import { epubFile } from '../epub/epub-file.ts';
import { chartFile } from '../text/chart/chart-file.ts';
import { plainColours } from '../text/chart/plain-colours.ts';
import { figuresIn } from '../text/figures-in.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';

type Made = () => Promise<Uint8Array>;

/**
 * What is made of the texts of papers, by path below the site, each when it is written: the book of a paper, and its charts
 * as files, which its JATS names.
 * @param read gives the bytes of a file of the content
 */
export function booksOf(journal: JournalRecord, read: ReadContent): Map<string, Made> {
  return new Map(
    journal.papers.flatMap((paper): [string, Made][] => {
      const { text, epub } = paper;
      if (!text || !epub) return [];
      return [[epub.path.slice(1), () => bookOf(paper, journal, read)], ...chartsOf(paper)];
    }),
  );
}

async function bookOf(paper: PaperRecord, journal: JournalRecord, read: ReadContent): Promise<Uint8Array> {
  const text = paper.text!.read();
  const names = figuresIn(text).flatMap(({ picture }) => ('file' in picture ? [picture.file] : []));
  const files = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  return epubFile(paper, journal, text, new Map(files));
}

function chartsOf({ route, text }: PaperRecord): [string, Made][] {
  return figuresIn(text!.read()).flatMap(({ id, picture }): [string, Made][] => {
    if (!('chart' in picture)) return [];
    const { chart } = picture;
    const draw = async () => Buffer.from(`${chartFile(chart, plainColours)}\n`);
    return [[`${route.slice(1)}.${id}.svg`, draw]];
  });
}
