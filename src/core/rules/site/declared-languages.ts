import { declaredLanguages } from '../../content/languages/languages.ts';
import { placeholderIn } from '../../content/placeholder.ts';
import { shortenText } from '../../content/shorten-text.ts';
import { siteTexts } from '../../content/languages/site-texts.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { toText } from '../../json/to-text.ts';
import { parseTranslation } from '../../page/routes.ts';
import { isLanguage } from '../../schema/formats.ts';
import { suggestOr } from '../../schema/suggest.ts';
import { joinNames, quote } from '../../schema/message-parts.ts';
import { createDiagnostic, type CheckedFile, type RuleContext } from '../rule.ts';

/** Reports languages in _site.json that are repeated, share a name, or lack the main language. */
export function* declarations(site: CheckedFile): Iterable<Diagnostic> {
  const languages = declaredLanguages(site.data);
  const siteLanguage = toText(site.data['language']);
  // An invalid entry does not count as a language.
  if (site.valid && languages.length > 0 && !languages.some(({ code }) => code === siteLanguage))
    yield createDiagnostic(
      site,
      { path: ['languages'] },
      {
        code: 'own-language',
        message: `The language of the site itself, "${siteLanguage}", is not among its languages.`,
        hint: `Add { "code": "${siteLanguage}", "name": … }: the link that leads back from a translation says its name.`,
      },
    );
  for (const [index, { code, name, texts: written, messages }] of languages.entries()) {
    const at = { path: ['languages', index, 'code'] };
    const isRepeated = languages.findIndex((each) => each.code === code) < index;
    const isVariant = languages.findIndex((each) => isSameCode(each.code, code)) < index;
    if (isRepeated)
      yield createDiagnostic(site, at, {
        code: 'repeated-language',
        message: `The language "${code}" is listed already.`,
        hint: 'Keep one of the two.',
      });
    const namesake = languages.findIndex((each) => each.name === name);
    if (namesake < index && name !== undefined && !isVariant)
      yield createDiagnostic(
        site,
        { path: ['languages', index, 'name'] },
        {
          code: 'repeated-name',
          message: `"${languages[namesake]!.code}" is called ${quote(name)} already: visitors choose a language by its name.`,
          hint: `Write what "${code}" is called by those who read it.`,
        },
      );
    const native = nativeName(code, name);
    if (native !== undefined && !isVariant)
      yield createDiagnostic(
        site,
        { path: ['languages', index, 'name'] },
        {
          code: 'foreign-name',
          severity: 'warning',
          message: `${quote(name)} is the English name of this language.`,
          hint: `Write ${quote(native)}: those who look for it may not read English.`,
          meant: native,
        },
      );
    const needless = (['texts', 'messages'] as const).find((key) => ({ texts: written, messages })[key]);
    if (code === siteLanguage && needless && !isRepeated)
      yield createDiagnostic(
        site,
        { path: ['languages', index, needless] },
        {
          code: 'needless-translation',
          what: 'key',
          message: `This is the language of the site itself: nothing has to be translated into it.`,
          hint: needless === 'texts' ? 'Remove it.' : 'Write them under "messages" of the site.',
        },
      );
  }
}

/** If `name` is the English name of a language, the name in the language itself: Deutsch for German. */
function nativeName(code: unknown, name: unknown): string | undefined {
  const tag = toText(code);
  if (!isLanguage(tag)) return undefined;
  const [base = ''] = tag.split('-', 1);
  const named = (language: string) => new Intl.DisplayNames(language, { type: 'language' }).of(base) ?? '';
  const [english, native] = [named('en'), named(tag)];
  return name === english && native.toLowerCase() !== english.toLowerCase() ? native : undefined;
}

/** Whether two codes are the same, regardless of case; the schema reports wrong capitals. */
function isSameCode(one: unknown, other: unknown): boolean {
  return toText(one).toLowerCase() === toText(other).toLowerCase();
}

/**
 * Reports translations of texts that _site.json no longer has, and texts without a translation. These are warnings:
 * an old translation is still shown, so the site can be built.
 */
export function* translatedTexts(site: CheckedFile, { set, pages }: RuleContext): Iterable<Diagnostic> {
  const languages = declaredLanguages(site.data);
  if (languages.length === 0) return;
  const currentTexts = new Set(siteTexts(set, site.data).map(({ text }) => text));
  const files = new Set(pages.map(({ file }) => file));
  const shownLanguages = new Set(
    [...files].flatMap((file) => {
      const translation = parseTranslation(file);
      return translation && files.has(translation.original) ? [translation.language] : [];
    }),
  );
  // The translation may be for a text that an editor has yet to write.
  if ([...currentTexts].some((text) => text.trim() === '' || placeholderIn(text))) return;
  for (const [index, { code, texts: written = {} }] of languages.entries()) {
    // A language that is listed twice gets no other diagnostic.
    if (code === site.data['language'] || languages.findIndex((each) => each.code === code) < index) continue;
    const missing = [...currentTexts].filter((each) => !Object.hasOwn(written, each));
    const unknownTexts = Object.keys(written).filter((text) => !currentTexts.has(text));
    // Untranslated texts matter only once a page has that language; a changed text is reported with its
    // translation.
    if (shownLanguages.has(code) && missing.length > unknownTexts.length)
      yield untranslatedIn(site, index, missing);
    for (const text of unknownTexts) {
      yield createDiagnostic(
        site,
        { path: ['languages', index, 'texts', text] },
        {
          code: 'unknown-text',
          severity: 'warning',
          what: 'key',
          message: `No text of this file that visitors read is ${quote(text)}.`,
          hint: suggestOr(text, missing, untranslated(missing)).hint,
        },
      );
    }
  }
}

/** One diagnostic for all texts that a language lacks: visitors read them in the main language. */
function untranslatedIn(site: CheckedFile, index: number, missing: readonly string[]): Diagnostic {
  const { code, texts } = declaredLanguages(site.data)[index]!;
  const shown = joinNames(missing.slice(0, 5).map((text) => shortenText(text, 60)));
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  return createDiagnostic(
    site,
    { path: ['languages', index, ...(texts ? ['texts'] : [])] },
    {
      code: 'untranslated-text',
      severity: 'warning',
      what: texts ? 'key' : 'value',
      message: `Not translated into "${code}": ${shown}${more}.`,
      hint: `Add to its "texts": ${quote(missing[0])}: …; a text that is the same in both languages is written twice.`,
    },
  );
}

function untranslated(missing: readonly string[]): string {
  return missing.length === 0
    ? 'Remove it: everything is translated.'
    : `Write the text exactly as above. Not translated yet: ${joinNames(missing.slice(0, 5))}.`;
}
