import type { ContentFiles, MadeFile } from '../../build/extensions/site-extension.ts';
import { contentHash } from '../../build/record/file-hashes.ts';
import { jatsDocument, jatsEnding } from '../formats/jats/jats.ts';
import { chartFile } from '../text/chart/chart-file.ts';
import { plainColours } from '../text/chart/plain-colours.ts';
import { figuresIn } from '../text/figures-in.ts';
import type { PaperRecord, TextRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';

type PaperWithText = PaperRecord & { text: TextRecord };

/**
 * What is made of the texts of papers, by path below the site, each when it is written: the book of a paper, its JATS,
 * and the pictures that this names.
 */
export function booksOf(journal: JournalRecord, content: ContentFiles): Map<string, MadeFile> {
  const { papers, issues: _issues, notices: _notices, board: _board, ...facts } = journal;
  const ofJournal = JSON.stringify(facts);
  return new Map(
    papers.filter(hasText).flatMap((paper): [string, MadeFile][] => {
      const { pictures } = paper.text;
      // Thousands of papers as they are would fill the memory.
      const source = contentHash(JSON.stringify([paper, ofJournal, pictures.map(content.hashOf)]));
      const book = { source, make: () => bookOf(paper, journal, content) };
      const jats = { source, make: () => Promise.resolve(jatsDocument(paper, journal)) };
      return [
        ...(paper.epub ? [[paper.epub.path.slice(1), book] as [string, MadeFile]] : []),
        [paper.route.slice(1) + jatsEnding, jats],
        ...pictures.map((file): [string, MadeFile] => [
          file,
          { source: content.hashOf(file), make: () => content.read(file) },
        ]),
        ...chartsOf(paper),
      ];
    }),
  );
}

function hasText(paper: PaperRecord): paper is PaperWithText {
  return paper.text !== undefined;
}

async function bookOf(
  paper: PaperWithText,
  journal: JournalRecord,
  { read }: ContentFiles,
): Promise<Uint8Array> {
  const { text } = paper;
  const { epubFile } = await import('../epub/epub-file.ts');
  const files = await Promise.all(text.pictures.map(async (name) => [name, await read(name)] as const));
  return epubFile(paper, journal, text.read(), new Map(files));
}

/** Each chart as a drawing of its own. */
function chartsOf({ route, text }: PaperWithText): [string, MadeFile][] {
  return text.charts.map((id) => [
    `${route.slice(1)}.${id}.svg`,
    { source: text.hash, make: () => Promise.resolve(chartOf(text, id)) },
  ]);
}

/** @throws where there is no such chart in the text */
function chartOf(text: TextRecord, id: string): string {
  const figure = figuresIn(text.read()).find((each) => each.id === id);
  if (!figure || !('chart' in figure.picture)) throw new Error(`${text.file} has no chart ${id}.`);
  return `${chartFile(figure.picture.chart, plainColours)}\n`;
}
