import { isDraft } from '../../content/dates/showing.ts';
import { siteTexts } from '../../content/languages/site-texts.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { toText } from '../../json/to-text.ts';
import { parseTranslation } from '../../page/routes.ts';
import { isLanguage } from '../../schema/formats.ts';
import { createDiagnostic, inTemplate, type CheckedFile, type ParsedFile, type Rule } from '../rule.ts';
import { findTexts, markedTexts } from './marked-texts.ts';
import { scriptByLetters, languageByWords } from './detect-language.ts';

/** Reports texts that are not in the language of their file, by the file's name, its template or the site. */
export const languageOfTexts: Rule = function* ({ pages, forms, translations, site }, found) {
  const files = [...pages, ...forms, ...translations];
  const inSiteLanguage = files.filter((file) => ownLanguage(file) === undefined);
  const inOtherLanguage = inSiteLanguage.filter(({ otherLanguage }) => otherLanguage !== undefined);
  const [other] = inOtherLanguage;
  // If most texts are in another language, "language" of the site is wrong: that is reported once.
  const isSiteWrong = other !== undefined && inOtherLanguage.length * 2 > inSiteLanguage.length;
  if (site && isSiteWrong)
    yield {
      ...report(site, site.data, other.otherLanguage!, { path: ['language'] }, 'Correct the language.'),
      explains: {
        codes: ['unknown-language', 'own-language'],
        files: [site, ...files].map(({ file }) => file),
      },
    };
  for (const file of files) {
    const { otherLanguage, data } = file;
    if (otherLanguage === undefined || (isSiteWrong && inOtherLanguage.includes(file))) continue;
    // A file in a wrong place, or with a wrong name, has a separate diagnostic.
    if (found.some((each) => each.file === file.file && each.severity === 'error')) continue;
    const translation = parseTranslation(file.file);
    if (translation)
      yield report(file, { language: translation.language }, otherLanguage, { path: [] }, HINTS.named);
    else if (ownLanguage(file) !== undefined)
      yield report(file, data['template'], otherLanguage, inTemplate('language'), 'Correct the language.');
    else yield report(file, site?.data, otherLanguage, { path: [] }, HINTS.other);
  }
};

const HINTS = {
  named: 'Translate them, or name the file after the language that they are in.',
  other: 'Write them in the language of the site, or name the file after theirs: about.hi.json.',
};

function report(
  file: CheckedFile,
  data: unknown,
  other: string,
  place: Parameters<typeof createDiagnostic>[1],
  hint: string,
): Diagnostic {
  return createDiagnostic(file, place, {
    code: 'other-language',
    severity: 'warning',
    message: `The texts are in ${other}, but "language" is "${toText((data as { language?: unknown }).language)}".`,
    hint,
    // The file is a copy that is not translated yet.
    explains: { codes: ['missing-version', 'needless-translation'], files: [file.file] },
  });
}

/** The language or script of a file's texts, if it is clearly not the expected one. */
export function otherLanguageIn(file: ParsedFile): string | undefined {
  const ownTag = ownLanguage({ ...file, file: file.source.file });
  const language = ownTag ?? file.language;
  // A new translation contains the words of its original until it is translated.
  const isUnfinished = isDraft(file.data) || markedTexts(file).length > 0;
  if (!file.valid || isUnfinished || !isWellFormed(language)) return undefined;
  const text = collectTexts(file).join(' ').slice(0, MAX_COMPARED);
  const isRecord = ownTag !== undefined && !parseTranslation(file.source.file);
  // Other rules check the script of pages whose template sets a language.
  const other = (isRecord ? undefined : scriptByLetters(text, language)) ?? languageByWords(text, language);
  // Checked last, because its first use loads the names of all languages.
  return other !== undefined && isLanguage(language) ? other : undefined;
}

/** Whether a language tag (BCP 47) can be parsed. */
function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** The number of characters that are compared: a page has one language. */
const MAX_COMPARED = 3000;

/** The language by the file's name or its template; undefined for that of the site. */
function ownLanguage({ file, data }: Pick<CheckedFile, 'file' | 'data'>): string | undefined {
  const { language } = (data['template'] ?? {}) as { language?: unknown };
  return parseTranslation(file)?.language ?? (typeof language === 'string' ? language : undefined);
}

function collectTexts({ kind, set, data }: ParsedFile): string[] {
  if (kind === 'site') return siteTexts(set, data).map(({ text }) => text);
  // Skips texts that may be in another language: a translation contains the title of its original, and
  // `references` the titles of cited works.
  const { translated: _ofOriginal, template, ...own } = data;
  const {
    translations: _inOthers,
    references: _works,
    ...record
  } = (template ?? {}) as Record<string, unknown>;
  return findTexts([own, record], isProse).map(({ text }) => text.replace(/<[^<>]*>/g, ' '));
}

/** Names, addresses and labels have few words, and may be in any language. */
function isProse(text: string): boolean {
  return text.split(' ', 4).length === 4;
}
