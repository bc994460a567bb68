import type { ReadContent } from '../../build/extensions/site-extension.ts';
import { epubFile } from '../epub/epub-file.ts';
import { chartFile } from '../text/chart/chart-file.ts';
import { plainColours } from '../text/chart/plain-colours.ts';
import { figuresIn } from '../text/figures-in.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';

type Made = () => Promise<Uint8Array>;

/**
 * What is made of the texts of papers, by path below the site, each when it is written: the book of a paper, and the
 * pictures that its JATS names.
 * @param read gives the bytes of a file of the content
 */
export function booksOf(journal: JournalRecord, read: ReadContent): Map<string, Made> {
  return new Map(
    journal.papers.flatMap((paper): [string, Made][] => {
      const { text, epub } = paper;
      if (!text || !epub) return [];
      return [[epub.path.slice(1), () => bookOf(paper, journal, read)], ...picturesOf(paper, read)];
    }),
  );
}

async function bookOf(paper: PaperRecord, journal: JournalRecord, read: ReadContent): Promise<Uint8Array> {
  const { pictures, read: textOf } = paper.text!;
  const files = await Promise.all(pictures.map(async (name) => [name, await read(name)] as const));
  return epubFile(paper, journal, textOf(), new Map(files));
}

/** A chart as a drawing of its own, a picture as it is. */
function picturesOf({ route, text }: PaperRecord, read: ReadContent): [string, Made][] {
  return figuresIn(text!.read()).map(({ id, picture }): [string, Made] => {
    if ('file' in picture) return [picture.file, () => read(picture.file)];
    const { chart } = picture;
    return [`${route.slice(1)}.${id}.svg`, async () => Buffer.from(`${chartFile(chart, plainColours)}\n`)];
  });
}
