import type { Diagnostic } from '../../diagnostic.ts';
import type { Place } from '../references.ts';
import { findDownload, findPicture, mediaLimits, getMediaFile } from '../../content/media.ts';
import type { MediaFile } from '../../project.ts';
import { suggestOr, suggest } from '../../schema/suggest.ts';
import { createDiagnostic, type CheckedFile, type RuleReport, type Rule } from '../rule.ts';

const KILO = 1000;
const MEGA = 1000 * KILO;

const DRAWING = { kind: 'image', limit: mediaLimits.drawing, what: 'a drawing' };
const PHOTOGRAPH = { kind: 'image', limit: mediaLimits.photograph, what: 'a photograph' };
const FILM = { kind: 'film', limit: mediaLimits.film, what: 'a film' };
const VIDEO = { kind: 'film', limit: mediaLimits.video, what: 'a video' };
const DOWNLOAD = { kind: 'download', limit: mediaLimits.download, what: 'a download' };
type MediaUse = typeof DRAWING;

/** The files of a film under one name; the last is its poster. */
export const FILM_ENDINGS = ['.webm', '.mp4', '.webp'];

/** An optional file of a film: the captions. */
const CAPTIONS = '.vtt';

/** The extensions of a film's files; captions only if the film has some. */
export function filmEndings(media: ReadonlyMap<string, MediaFile>, src: string): string[] {
  return media.has(src + CAPTIONS) ? [...FILM_ENDINGS, CAPTIONS] : FILM_ENDINGS;
}

/** Reports images, films and downloads that are missing, too large, or in another format than their extension. */
export const media: Rule = function* ({ pages, site, media: files }) {
  // A picture on many pages is checked and reported once.
  const seen = new Set<string>();
  const check = function* (
    file: CheckedFile,
    place: Place,
    src: string,
    use: MediaUse,
  ): Iterable<Diagnostic> {
    const report = problem(files, src, use, file.file);
    if (report) yield createDiagnostic(file, place, report);
    if (use !== DOWNLOAD) seen.add(src);
  };
  for (const file of site ? [...pages, site] : pages) {
    for (const { src, ...place } of file.images) {
      if (seen.has(src)) continue;
      const use = src.endsWith('.svg') ? DRAWING : PHOTOGRAPH;
      yield* check(file, { ...place, key: 'src' }, src, use);
    }
    for (const { src, isStarted, ...place } of file.films) {
      if (seen.has(src)) continue;
      seen.add(src);
      const at = { ...place, key: 'src' };
      const missingEndings = FILM_ENDINGS.filter((ending) => !findPicture(files, src + ending));
      if (missingEndings.length === FILM_ENDINGS.length)
        yield createDiagnostic(file, at, missingFilm(files, src));
      else if (missingEndings.length > 0) yield createDiagnostic(file, at, missingParts(src, missingEndings));
      const use = isStarted ? VIDEO : FILM;
      for (const ending of filmEndings(files, src))
        if (missingEndings.length === 0) yield* check(file, at, src + ending, use);
    }
    for (const download of file.downloads) yield* check(file, download, download.src, DOWNLOAD);
  }
};

function missingFilm(files: ReadonlyMap<string, MediaFile>, src: string): RuleReport {
  const names = [...files.keys()].filter((name) => name.endsWith('.webm')).map((name) => name.slice(0, -5));
  const otherwise = `Put ${src}.webm, .mp4 and the poster .webp into pages-config/_media.`;
  return {
    code: 'missing-film',
    message: `The film ${src} does not exist.`,
    ...suggestOr(src, names, otherwise),
  };
}

/** Reports a film without some of its files. */
function missingParts(src: string, missingEndings: readonly string[]): RuleReport {
  const name = src.replace(/^.*\//, '');
  const folder = `pages-config/_media/${src.slice(0, -name.length)}`.replace(/\/$/, '');
  const [first] = missingEndings;
  const what = first === '.webp' ? 'poster, a picture of its first frame,' : 'other format';
  return {
    code: 'missing-film',
    message: `The film ${src} lacks ${missingEndings.map((ending) => name + ending).join(' and ')}.`,
    hint: `Put its ${what} beside it: ${folder}/${name}${first}.`,
    about: missingEndings.map((ending) => `pages-config/_media/${src}${ending}`),
  };
}

/** The diagnostic of a file. Only one is reported, because a wrong format also changes the size. */
function problem(
  files: ReadonlyMap<string, MediaFile>,
  src: string,
  use: MediaUse,
  pageFile: string,
): RuleReport | undefined {
  const file = use === DOWNLOAD ? findDownload(files, src, pageFile) : findPicture(files, src);
  return file ? findProblem(file, src, use) : missingFile(files, src, use, pageFile);
}

/** The diagnostic of a picture in a text next to a page. */
export function pictureProblem(file: MediaFile): (RuleReport & { hint: string }) | undefined {
  return findProblem(file, file.path, file.path.endsWith('.svg') ? DRAWING : PHOTOGRAPH);
}

function findProblem(
  file: MediaFile,
  src: string,
  use: MediaUse,
): (RuleReport & { hint: string }) | undefined {
  const wrong = wrongFormat(file);
  if (wrong) {
    return {
      code: 'wrong-format',
      message: `The content of ${src} is ${wrong}, unlike its name.`,
      hint: 'Save it in the format of its file name extension, or change the extension.',
    };
  }
  if (file.bytes <= use.limit) return undefined;
  return {
    code: 'too-heavy',
    message: `${src} is ${size(file.bytes)}; the limit for ${use.what} is ${size(use.limit)}.`,
    hint: `Make it smaller first: ${use.kind === 'image' ? 'fewer pixels, or a simpler drawing' : 'shorter, or compressed'}.`,
  };
}

function missingFile(
  files: ReadonlyMap<string, MediaFile>,
  src: string,
  use: MediaUse,
  pageFile: string,
): RuleReport {
  const about = [`pages-config/_media/${src}`, pageFile.replace(/[^/]*$/, src), `pages-config/${src}`];
  const besideThePage = findDownload(files, src, pageFile);
  const folder = use === DOWNLOAD ? 'pages-config/_media, or beside the page' : 'pages-config/_media';
  const suggestion = besideThePage
    ? {
        hint: `Move ${getMediaFile(besideThePage)} into pages-config/_media: only downloads may be beside their page.`,
      }
    : (nearestFile(src, files.keys()) ?? { hint: `Put it into ${folder}.` });
  return { code: `missing-${use.kind}`, message: `The file ${src} does not exist.`, ...suggestion, about };
}

/** The file with the most similar name; common folders and extensions do not count as similarity. */
function nearestFile(src: string, names: Iterable<string>): Pick<RuleReport, 'hint' | 'meant'> | undefined {
  const allNames = [...names];
  const ownStem = fileStem(src);
  const stems = new Set(allNames.map(fileStem));
  const stem = stems.has(ownStem) ? ownStem : suggest(ownStem, stems);
  const sameStemNames = allNames.filter((name) => fileStem(name) === stem);
  const nearest =
    sameStemNames.find((name) => name.split('.').at(-1) === src.split('.').at(-1)) ?? sameStemNames[0];
  if (nearest === undefined) return undefined;
  const isPlain =
    sameStemNames.length === 1 && (stem === ownStem || stem === suggestOr(ownStem, stems).meant);
  return { hint: `Did you mean "${nearest}"?`, ...(isPlain && { meant: nearest }) };
}

function fileStem(name: string): string {
  return name.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}

const SAME: Record<string, string> = {
  jpeg: 'jpg',
  docx: 'zip',
  xlsx: 'zip',
  csv: 'text',
  txt: 'text',
  tex: 'text',
};

function wrongFormat({ path, format, bytes }: MediaFile): string | undefined {
  // An empty file is reported at the file itself.
  if (bytes === 0) return undefined;
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const expectedFormat = SAME[ending] ?? ending;
  if (format === undefined || format === expectedFormat || format === ending) return undefined;
  return format === 'unknown' ? 'of an unknown kind' : format;
}

function size(bytes: number): string {
  return bytes >= MEGA ? `${(bytes / MEGA).toFixed(1)} MB` : `${Math.ceil(bytes / KILO)} kB`;
}
