import type { Diagnostic } from '../diagnostic.ts';
import type { Facts, Place } from '../facts.ts';
import { findMedia } from '../media.ts';
import type { MediaFile } from '../project.ts';
import { didYouMean } from '../suggest.ts';
import { sentences } from '../wording.ts';
import { fault, type Rule, type RuleContext } from './rule.ts';

const KILO = 1000;
const MEGA = 1000 * KILO;

/** Every image, film and download exists, is what its name says, and is light enough. */
export const media: Rule = function* (context) {
  for (const facts of [...context.pages, ...(context.site ? [context.site] : [])]) {
    for (const image of facts.images) {
      const heavy = image.src.endsWith('.svg')
        ? { limit: 30 * KILO, what: 'a drawing' }
        : { limit: 1.5 * MEGA, what: 'a photograph' };
      yield* check(facts, { path: [...image.path, 'src'] }, image.src, 'image', heavy, context);
    }
    for (const film of facts.films) {
      for (const ending of ['.webm', '.mp4', '.webp']) {
        yield* check(
          facts,
          { path: [...film.path, 'src'] },
          film.src + ending,
          'film',
          { limit: 300 * KILO, what: 'a film' },
          context,
        );
      }
    }
    for (const download of facts.downloads) {
      yield* check(
        facts,
        download,
        download.src,
        'download',
        { limit: 5 * MEGA, what: 'a download' },
        context,
      );
    }
  }
};

function* check(
  facts: Facts,
  place: Place,
  src: string,
  kind: string,
  heavy: { limit: number; what: string },
  { media: files }: RuleContext,
): Iterable<Diagnostic> {
  const file = findMedia(files, src, facts.source.file);
  if (!file) {
    const folder = kind === 'download' ? 'pages-config/_media, or beside the page' : 'pages-config/_media';
    yield fault(facts.source, place, {
      code: `missing-${kind}`,
      message: `The file ${src} is not there.`,
      hint: didYouMean(src, files.keys()) ?? `Put it into ${folder}.`,
    });
    return;
  }
  const wrong = wrongFormat(file);
  if (wrong) {
    yield fault(facts.source, place, {
      code: 'wrong-format',
      message: `${src} is ${wrong} by its content, whatever its name says.`,
      hint: 'Save it in the format that its ending names, or change the ending.',
    });
  }
  if (file.bytes > heavy.limit) {
    yield fault(facts.source, place, {
      code: 'too-heavy',
      message: `${src} weighs ${size(file.bytes)}; ${heavy.what} may weigh ${size(heavy.limit)}.`,
      hint: sentences(
        'Make it smaller before adding it:',
        kind === 'image' ? 'fewer pixels or a simpler drawing.' : 'shorter, or compressed.',
      ),
    });
  }
}

const SAME: Record<string, string> = { jpg: 'jpeg', docx: 'zip', xlsx: 'zip', csv: 'text', txt: 'text' };

function wrongFormat({ path, format }: MediaFile): string | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const named = SAME[ending] ?? ending;
  if (format === undefined || format === named || format === ending) return undefined;
  return format === 'unknown' ? 'of an unknown kind' : format;
}

function size(bytes: number): string {
  return bytes >= MEGA ? `${(bytes / MEGA).toFixed(1)} MB` : `${Math.ceil(bytes / KILO)} kB`;
}
