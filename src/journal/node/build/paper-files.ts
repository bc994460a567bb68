import type { ContentOfFiles, HashOfContent, MadeFiles, MakerFiles } from 'pagewright/extension';
import { keyedWorks, referenceExports } from '../../core/formats/reference-exports.ts';
import { paperExports } from '../../core/formats/exports.ts';
import { chartFile } from '../../core/text/chart/chart-file.ts';
import { plainColours } from '../../core/text/chart/plain-colours.ts';
import { figuresIn } from '../../core/text/figures-in.ts';
import type { FullText } from '../../core/text/full-text.ts';
import { newestItems } from '../../core/record/lists/items.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { withoutPapers, type JournalMetadata } from '../../core/record/without-papers.ts';
import { valueHash } from '../resolve/value-hash.ts';

/** All inputs of a paper's files, as JSON. */
type FilesSource = [paper: PaperRecord, journal: JournalMetadata, pictures: [file: string, hash: string][]];

/** The files of papers and notices: the record in every format, the book, the charts of its text, and pictures. */
export function filesOfPapers(journal: JournalRecord, getHash: HashOfContent): MadeFiles[] {
  const papers = newestItems(journal);
  // Thousands of sources have this part, so it is written once.
  const journalWithoutPapers = JSON.stringify(withoutPapers(journal));
  const journalHash = valueHash(withoutPapers(journal));
  const withHash = (file: string): [string, string] => [file, getHash(file)];
  const pictures = new Set(papers.flatMap(({ text }) => text?.pictures ?? []));
  return [
    ...papers.map((paper) => ({
      names: listFileNames(paper),
      of: `pages-config${paper.route}.json`,
      by: 'paper-files',
      follows: () => JSON.stringify([valueHash(paper), journalHash, paper.text?.pictures.map(withHash)]),
      source: () => {
        return `[${JSON.stringify(paper)},${journalWithoutPapers},${JSON.stringify(paper.text?.pictures.map(withHash) ?? [])}]`;
      },
    })),
    ...[...pictures].map((file) => ({
      names: [file],
      of: `pages-config/${file}`,
      by: 'paper-picture',
      follows: () => JSON.stringify(withHash(file)),
      source: () => JSON.stringify(withHash(file)),
    })),
  ];
}

/** Creates the files of a paper. @throws if a picture is not suitable for a book */
export async function paperFiles(source: string, files: MakerFiles): Promise<ContentOfFiles> {
  const [record, journal, pictures] = JSON.parse(source) as FilesSource;
  const { text } = record;
  const fullText = text && (files.getText(text.file, text.hash) as FullText);
  const paper = fullText ? { ...record, text: { ...text!, readText: () => fullText } } : record;
  const works = keyedWorks(paper);
  const records = [
    ...paperExports.map((each) => [paper.route.slice(1) + each.ending, each.text(paper, journal)] as const),
    ...(works.length > 0 ? referenceExports : []).map(
      (each) => [paper.route.slice(1) + each.ending, each.text(works)] as const,
    ),
  ];
  if (!fullText) return records;
  const read = pictures.map(async ([file]) => [file, await files.read(file)] as const);
  const charts = figuresIn(fullText).flatMap(({ id, picture }): [string, string][] =>
    'chart' in picture ? [[chartName(paper, id), `${chartFile(picture.chart, plainColours)}\n`]] : [],
  );
  const { epubFile } = await import('../epub/epub-file.ts');
  const { printReferences } = await import('../citations/references.ts');
  const references = await printReferences(paper.references ?? [], journal.citationStyle, paper.language);
  const book = epubFile(paper, journal, fullText, new Map(await Promise.all(read)), references);
  return [[paper.epub!.path.slice(1), book], ...records, ...charts];
}

/** The original picture of a text for readers of JATS. */
export async function paperPicture(source: string, { read }: MakerFiles): Promise<ContentOfFiles> {
  const [file] = JSON.parse(source) as [string];
  return [[file, await read(file)]];
}

function listFileNames(paper: PaperRecord): string[] {
  const { route, epub, text } = paper;
  const exports = [...paperExports, ...(paper.references?.length ? referenceExports : [])];
  const records = exports.map(({ ending }) => route.slice(1) + ending);
  return [
    ...(epub ? [epub.path.slice(1)] : []),
    ...records,
    ...(text?.charts ?? []).map((id) => chartName(paper, id)),
  ];
}

/** The file name of a chart, which is a separate drawing. */
function chartName({ route }: PaperRecord, id: string): string {
  return `${route.slice(1)}.${id}.svg`;
}
