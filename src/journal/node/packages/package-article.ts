import { extname } from 'node:path';
import { strToU8 } from 'fflate';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { withoutPapers } from '../../core/record/without-papers.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { chartFile } from '../../core/text/chart/chart-file.ts';
import { plainColours } from '../../core/text/chart/plain-colours.ts';
import { figuresIn } from '../../core/text/figures-in.ts';
import type { Figure } from '../../core/text/full-text.ts';

type PackageFile = [name: string, content: Uint8Array];

/**
 * The files of a paper for archives: its JATS, its PDF, its figures and its supplementary files. The JATS names them.
 * @param base the beginning of their names: 1234-5679-1-2-17
 * @param read reads a content file, by its path below the content
 */
export async function packageArticle(
  paper: PaperRecord,
  journal: JournalRecord,
  base: string,
  read: (file: string) => Promise<Uint8Array>,
): Promise<PackageFile[]> {
  const figures = paper.text ? figuresIn(paper.text.readText()) : [];
  const pictures = await Promise.all(
    figures.map(async (figure, index) => {
      const { content, extension } = await createPicture(figure, read);
      return { figure, name: `${base}-g${threeDigits(index + 1)}${extension}`, content };
    }),
  );
  const pictureNames = new Map(pictures.map(({ figure, name }) => [figure.id, name]));
  const supplements = (paper.supplements ?? []).map((supplement, index) => ({
    ...supplement,
    url: `${base}-s${threeDigits(index + 1)}${extname(supplement.path).toLowerCase()}`,
  }));
  const { pdf } = paper;
  const withArchiveNames: PaperRecord = {
    ...paper,
    ...(pdf && { pdf: { ...pdf, url: `${base}.pdf` } }),
    ...(supplements.length > 0 && { supplements }),
  };
  const jats = jatsDocument(withArchiveNames, withoutPapers(journal), ({ id }) => pictureNames.get(id)!);
  return [
    [`${base}.xml`, strToU8(jats)],
    ...(pdf ? [[`${base}.pdf`, await read(pdf.path.slice(1))] as PackageFile] : []),
    ...pictures.map(({ name, content }): PackageFile => [name, content]),
    ...(await Promise.all(
      supplements.map(async ({ url, path }): Promise<PackageFile> => [url, await read(path.slice(1))]),
    )),
  ];
}

/** A drawing as PNG, as wide as a page at 300 dots per inch, because PubMed Central accepts no drawings. */
async function createPicture(
  { picture }: Figure,
  read: (file: string) => Promise<Uint8Array>,
): Promise<{ content: Uint8Array; extension: string }> {
  const extension = 'chart' in picture ? '.svg' : extname(picture.file).toLowerCase();
  const content =
    'chart' in picture ? strToU8(chartFile(picture.chart, plainColours)) : await read(picture.file);
  if (acceptedFormats.has(extension)) return { content, extension };
  const { default: sharp } = await import('sharp');
  const drawing = sharp(content, extension === '.svg' ? { density: 600 } : {});
  return {
    content: await drawing.resize({ width: 2400, withoutEnlargement: true }).png().toBuffer(),
    extension: '.png',
  };
}

/** The formats of figures. @see https://pmc.ncbi.nlm.nih.gov/pub/filespec-images/ */
const acceptedFormats = new Set(['.tif', '.tiff', '.png', '.jpg', '.jpeg', '.gif', '.eps']);

function threeDigits(number: number): string {
  return String(number).padStart(3, '0');
}
