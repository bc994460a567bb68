import type { ContentOfFiles, HashOfContent, MadeFiles } from '../../build/extensions/site-extension.ts';
import type { MakerFiles } from '../../build/extensions/maker.ts';
import { jatsDocument, jatsEnding } from '../formats/jats/jats.ts';
import { chartFile } from '../text/chart/chart-file.ts';
import { plainColours } from '../text/chart/plain-colours.ts';
import { figuresIn } from '../text/figures-in.ts';
import type { FullText } from '../text/full-text.ts';
import type { PaperRecord, TextRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';
import { withoutPapers, type JournalAlone } from '../record/without-papers.ts';

type PaperWithText = PaperRecord & { text: TextRecord };

/** The files of a paper follow from this alone, as JSON. */
type FilesSource = [paper: PaperWithText, journal: JournalAlone, pictures: [file: string, hash: string][]];

/** What is made of the texts of papers: the book of each, its JATS, its charts, and the pictures that this names. */
export function booksOf(journal: JournalRecord, hashOf: HashOfContent): MadeFiles[] {
  const papers = journal.papers.filter(hasText);
  const alone = withoutPapers(journal);
  const hashed = (file: string): [string, string] => [file, hashOf(file)];
  const pictures = new Set(papers.flatMap(({ text }) => text.pictures));
  return [
    ...papers.map((paper) => ({
      names: namesOf(paper),
      by: 'paper-files',
      source: () => JSON.stringify([paper, alone, paper.text.pictures.map(hashed)] satisfies FilesSource),
    })),
    ...[...pictures].map((file) => ({
      names: [file],
      by: 'paper-picture',
      source: () => JSON.stringify(hashed(file)),
    })),
  ];
}

/** The files of a paper with a text, made of their source. @throws where a picture is no picture for a book */
export async function paperFiles(source: string, { read, textOf }: MakerFiles): Promise<ContentOfFiles> {
  const [known, journal, pictures] = JSON.parse(source) as FilesSource;
  const text = textOf(known.text.file, known.text.hash) as FullText;
  const paper = { ...known, text: { ...known.text, read: () => text } };
  const files = await Promise.all(pictures.map(async ([file]) => [file, await read(file)] as const));
  const charts = figuresIn(text).flatMap(({ id, picture }): [string, string][] =>
    'chart' in picture ? [[chartName(paper, id), `${chartFile(picture.chart, plainColours)}\n`]] : [],
  );
  const { epubFile } = await import('../epub/epub-file.ts');
  const book = paper.epub && epubFile(paper, journal, text, new Map(files));
  return [
    ...(book ? [[paper.epub!.path.slice(1), book] as const] : []),
    [paper.route.slice(1) + jatsEnding, jatsDocument(paper, journal)],
    ...charts,
  ];
}

/** A picture of a text as it is, for the readers of JATS, made of its source. */
export async function paperPicture(source: string, { read }: MakerFiles): Promise<ContentOfFiles> {
  const [file] = JSON.parse(source) as [string];
  return [[file, await read(file)]];
}

function hasText(paper: PaperRecord): paper is PaperWithText {
  return paper.text !== undefined;
}

function namesOf(paper: PaperWithText): string[] {
  const { route, epub, text } = paper;
  const own = [...(epub ? [epub.path.slice(1)] : []), route.slice(1) + jatsEnding];
  return [...own, ...text.charts.map((id) => chartName(paper, id))];
}

/** Each chart as a drawing of its own. */
function chartName({ route }: PaperWithText, id: string): string {
  return `${route.slice(1)}.${id}.svg`;
}
