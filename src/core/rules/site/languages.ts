import { readPeriod } from '../../content/dates/dated.ts';
import { declaredLanguages } from '../../content/languages/languages.ts';
import { declarations, translatedTexts } from './declared-languages.ts';
import { gapIn, intersectPeriods } from '../../content/dates/moments.ts';
import { isDraft, type ShowingOptions } from '../../content/dates/showing.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { toText } from '../../json/to-text.ts';
import { parseTranslation } from '../../page/routes.ts';
import { didYouMean, suggest } from '../../schema/suggest.ts';
import { formatCount, sentences } from '../../schema/message-parts.ts';
import { createDiagnostic, type CheckedFile, type CheckedPage, type Rule } from '../rule.ts';

/**
 * Reports a list of languages that repeats one or lacks the main one, and translations of texts that do not exist. Also
 * reports translated pages whose original is missing, or hidden while the translation is shown.
 */
export const languages: Rule = function* (context, found) {
  const { site, pages } = context;
  if (!site) return;
  yield* declarations(site);
  const codes = declaredLanguages(site.data).map(({ code }) => code);
  const originals = new Map(pages.map((page) => [page.file, page]));
  const siteLanguage = toText(site.data['language']);
  for (const page of pages) {
    const translated = parseTranslation(page.file);
    if (translated && (translated.language === siteLanguage || codes.includes(translated.language)))
      yield* translation(page, translated, { originals, siteLanguage, showing: context.showing });
    else if (!translated && page.route !== '') {
      // A duplicate address and an invalid name have a diagnostic already.
      const isReported = found.some(({ code, file }) => code.startsWith('route-') && file === page.file);
      if (!isReported) yield* original(page, codes);
    }
  }
  for (const file of context.translations)
    if (parseTranslation(file.file)?.language === siteLanguage) yield inOwnLanguage(file);
  // With errors in _site.json, or a duplicate language, the languages are unknown.
  const files = [...pages, ...context.translations];
  if (site.valid && new Set(codes).size === codes.length) yield* unknownLanguages(files, codes, siteLanguage);
  if (site.valid) yield* translatedTexts(site, context);
};

/** Reports each unknown language once for all its pages. */
function* unknownLanguages(
  files: readonly CheckedFile[],
  codes: readonly string[],
  siteLanguage: string,
): Iterable<Diagnostic> {
  const inOthers = files.flatMap((file) => {
    const { language } = parseTranslation(file.file) ?? {};
    return language === undefined || language === siteLanguage || codes.includes(language)
      ? []
      : [{ file, language }];
  });
  for (const [language, [first, ...more]] of Map.groupBy(inOthers, (each) => each.language))
    yield createDiagnostic(
      first!.file,
      { path: [] },
      {
        code: 'unknown-language',
        message: `The file’s name says that it is in "${language}", which is not a language of this site.`,
        hint: sentences(
          didYouMean(language, codes),
          `Add { "code": "${language}", "name": … } to "languages" in pages-config/_site.json, or rename the file.`,
          more.length > 0 &&
            `${formatCount(more.length, 'other file has', 'other files have')} the same error.`,
        ),
      },
    );
}

/** Reports a form file for the main language: those texts belong in the form itself. */
function inOwnLanguage(file: CheckedFile): Diagnostic {
  const { language, original } = parseTranslation(file.file)!;
  return createDiagnostic(
    file,
    { path: [] },
    {
      code: 'unknown-language',
      message: `"${language}" is the language of the site itself: the form’s texts in this language belong in ${original}.`,
      hint: `Write them there, and remove this file.`,
    },
  );
}

interface LanguageFacts {
  originals: ReadonlyMap<string, CheckedPage>;
  /** The site's main language. */
  siteLanguage: string;
  showing: ShowingOptions;
}

function* translation(
  page: CheckedPage,
  { language, original: file }: { language: string; original: string },
  { originals, siteLanguage, showing }: LanguageFacts,
): Iterable<Diagnostic> {
  const at = { path: [] };
  if (language === siteLanguage)
    yield createDiagnostic(page, at, {
      code: 'unknown-language',
      message: `"${language}" is the language of the site itself: a page in it has no language in its file’s name.`,
      hint: `Name the file ${file}.`,
    });
  else if (!originals.has(file))
    yield createDiagnostic(page, at, {
      code: 'no-original',
      message: `This page translates ${file}, which does not exist.`,
      hint: sentences(
        nearestOriginal(file, originals.keys()),
        'Write that page first, or rename this file after the page that it translates.',
      ),
      about: [file],
    });
  else if (isAlone(page, originals.get(file)!, showing))
    yield createDiagnostic(page, at, {
      code: 'translation-alone',
      severity: 'warning',
      message: `This page is on the site while ${file}, which it translates, is not.`,
      hint: 'Give both the same "draft", "publishAt" and "expireAt".',
      about: [file],
    });
  else if (page.valid && originals.get(file)!.valid) yield* missingVersion(page, file);
}

/**
 * Reports translations that do not store the version of their original: later changes of the original would remain
 * unnoticed.
 */
export function* missingVersion(page: CheckedFile, original: string): Iterable<Diagnostic> {
  const { translated } = page.data;
  const versions = (translated ?? {}) as Partial<Record<string, unknown>>;
  const parts = ['title', 'description'].filter(
    (part) => page.data[part] !== undefined && versions[part] === undefined,
  );
  if (parts.length > 0)
    yield createDiagnostic(
      page,
      { path: translated === undefined ? [] : ['translated'] },
      {
        code: 'missing-version',
        severity: 'warning',
        what: translated === undefined ? 'value' : 'key',
        message: `No version of ${original} is noted ${translated === undefined ? 'in this file' : `for the ${parts.join(' and the ')} here`}: a later change of the original would go unnoticed.`,
        hint: translatedHint(page.file),
      },
    );
}

/** Explains how a translation gets its versions. */
export function translatedHint(file: string): string {
  return `When this is up to date with the original, run npm run content -- translated ${file.replace('pages-config/', '')}.`;
}

/**
 * The original that a misspelt name probably means. Names are compared without the common folder and
 * extension; translations are no candidates.
 */
function nearestOriginal(file: string, files: Iterable<string>): string | undefined {
  const fileLabel = (each: string) => each.replace(/^pages-config\/|\.json$/g, '');
  const near = suggest(fileLabel(file), [...files].filter((each) => !parseTranslation(each)).map(fileLabel));
  return near === undefined ? undefined : `Did you mean "pages-config/${near}.json"?`;
}

/** Whether a translation is visible, now or later, while its original is not. */
function isAlone(page: CheckedPage, original: CheckedPage, { at }: ShowingOptions): boolean {
  if (isDraft(page.data)) return false;
  const shown = [{ from: at }, readPeriod(page.data)].reduce(intersectPeriods);
  return isDraft(original.data) || gapIn(shown, [readPeriod(original.data)]) !== undefined;
}

/** Reports pages that are no translations, but have the key `translated` or a route below a language code. */
function* original(page: CheckedPage, codes: readonly string[]): Iterable<Diagnostic> {
  if (page.valid && page.data['translated'] !== undefined)
    yield createDiagnostic(
      page,
      { path: ['translated'] },
      {
        code: 'needless-translation',
        severity: 'warning',
        what: 'key',
        message: 'This page is not a translation: its file name contains no language.',
        hint: 'Remove the key, or name the file after the page that it translates and its language: about.hi.json.',
      },
    );
  const [, first = ''] = page.route.split('/');
  if (first === '' || !codes.includes(first)) return;
  const rest = page.file.slice(`pages-config/${first}`.length).replace(/^\/|\.json$/g, '') || 'index';
  yield createDiagnostic(
    page,
    { path: [] },
    {
      code: 'route-name',
      explains: { codes: ['route-clash', 'needless-translation'], files: [page.file] },
      message: `The route ${page.route} is that of a page in the language "${first}".`,
      hint: `Name the file pages-config/${rest}.${first}.json if it translates a page; else choose another name.`,
    },
  );
}
