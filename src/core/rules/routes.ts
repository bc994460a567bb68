import type { Diagnostic } from '../diagnostic.ts';
import { serverSegments } from '../page/server-addresses.ts';
import { createDiagnostic, type Rule } from './rule.ts';

const SEGMENT = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;
const RESERVED = ['assets', 'media', ...serverSegments].sort();

/**
 * Reports a missing home page or _site.json, routes that differ only by case, and routes with characters that
 * need percent-encoding.
 */
export const routes: Rule = function* ({ pages, site }) {
  if (!site) yield missing('no-site', 'file of the site', '_site');
  const seen = new Map<string, { route: string; file: string }>();
  for (const page of pages) {
    const { route, file } = page;
    if (route === '') continue;
    const at = { path: [] };
    // A correct name resolves these diagnostics too.
    const explains = { codes: ['route-clash', 'needless-translation'], files: [file] };
    const wrongSegment =
      route === '/'
        ? undefined
        : route
            .slice(1)
            .split('/')
            .find((segment) => !SEGMENT.test(segment));
    if (wrongSegment !== undefined) {
      yield createDiagnostic(page, at, {
        code: 'route-name',
        explains,
        message: `The file’s name gives the route ${route}, in which "${wrongSegment}" is not allowed.`,
        hint: otherName(wrongSegment),
      });
    } else if (route === '/404') {
      yield createDiagnostic(page, at, {
        code: 'route-name',
        explains,
        message: 'No visitor sees a page of this name: unknown addresses show _not-found.json.',
        hint: 'Name the file _not-found.json, or remove it if that file exists.',
      });
    } else if (RESERVED.includes(route.split('/')[1]!)) {
      yield createDiagnostic(page, at, {
        code: 'route-name',
        explains,
        message: `The route ${route} is reserved for the site’s own files and its server.`,
        hint: `Choose a first segment other than ${RESERVED.join(', ')}.`,
      });
    }
    const other = seen.get(route.toLowerCase());
    if (other) {
      const message =
        other.route === route
          ? `${file} and ${other.file} have the same route ${route}.`
          : `The routes of ${file} and ${other.file} differ only in capitals: ${route} and ${other.route}.`;
      yield createDiagnostic(page, at, {
        code: 'route-clash',
        message,
        hint: 'Rename one of the two files, or remove it.',
        about: [other.file],
      });
    } else seen.set(route.toLowerCase(), { route, file });
  }
  if (pages.some(({ route }) => route !== '') && !seen.has('/'))
    yield missing('no-home', 'home page', 'index');
};

/**
 * The hint for an invalid file name; it recognises misnamed translations.
 * @param bad the part of the route that is not allowed: about_de
 */
function otherName(bad: string): string {
  const [, name, language] = /^([A-Za-z0-9-]+)[._-]([A-Za-z]{2})$/.exec(bad) ?? [];
  return name === undefined
    ? 'Name files and folders with letters, digits and single hyphens.'
    : `Name files with letters, digits and single hyphens; a translation after its language: ${name}.${language!.toLowerCase()}.json.`;
}

function missing(code: string, name: string, file: string): Diagnostic {
  const path = `pages-config/${file}.json`;
  const place = { file: path, line: 1, column: 1 };
  return { ...place, severity: 'error', code, message: `There is no ${name}.`, hint: `Write ${path}.` };
}
