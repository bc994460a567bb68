import { translatedNow } from '../../authoring/compare/translation-drift.ts';
import { declaredLanguages } from '../../core/content/languages/languages.ts';
import { PLACEHOLDER } from '../../core/content/placeholder.ts';
import type { JsonObject, ValidPage } from '../../core/content/valid-page.ts';
import { candidateFiles, toRoute } from '../../core/page/routes.ts';
import { suggest } from '../../core/schema/suggest.ts';
import { joinNames } from '../../core/schema/message-parts.ts';
import { mayBeDraft } from '../../core/content/dates/showing.ts';
import { newFormTranslation } from './form-translation.ts';
import { draftSteps } from './draft-steps.ts';
import { jsonText, type Refusal, type Scaffold } from './scaffold-files.ts';
import type { ScaffoldSite } from './scaffold-site.ts';
import { sha256 } from '../../site-build/sha256.ts';

/**
 * A page or form in another language: a copy of the original, to be translated part by part.
 * @param name name of the original: about, help/payment, index for the home page, _not-found for unknown
 *   addresses, _forms/quote
 * @param language a code that the site declares
 */
export function newTranslation(
  name: string,
  language: string | undefined,
  site: ScaffoldSite,
): Scaffold | Refusal {
  const { data, pages, notFound } = site;
  const codes = declaredLanguages(data).map(({ code }) => code);
  const others = codes.filter((code) => code !== data['language']);
  if (others.length === 0)
    return { refused: 'The site has one language: add "languages" to pages-config/_site.json first.' };
  if (language === undefined || !others.includes(language))
    return {
      refused: `Add the language after the page, one of ${joinNames(others)}: translation ${name} ${others[0]}.`,
    };
  const form = /^_?forms\/(.+)$/.exec(name)?.[1];
  if (form !== undefined) return newFormTranslation(form, language, site);
  const original = findOriginal(name, notFound ? [...pages, notFound] : pages);
  if ('refused' in original) return original;
  const file = original.file.replace(/json$/, `${language}.json`);
  return {
    files: [
      {
        path: file,
        text: jsonText(copyForTranslation(original.data as unknown as JsonObject, mayBeDraft(file))),
      },
    ],
    next: [
      ...draftSteps(file),
      `Translate ${file}; addresses, pictures and the names of forms stay as they are.`,
      'Run `npm run content -- drift`: it lists untranslated parts.',
      `After each update of the translation: npm run content -- translated ${file}`,
    ],
  };
}

function findOriginal(name: string, pages: readonly ValidPage[]): ValidPage | Refusal {
  const route = `/${name.replace(/^\/|(^|\/)index$/g, '')}`;
  const files = route === '/' ? ['pages-config/index.json'] : candidateFiles(route);
  const page = pages.find(({ file }) => files.includes(file));
  if (page) return page;
  const suggestion = suggest(
    route,
    pages.map(({ file }) => toRoute(file)),
  );
  return {
    refused: `There is no page ${route} to translate.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
  };
}

/** Titles and descriptions must be unique, so the copy gets placeholders. */
function copyForTranslation(original: JsonObject, isDraft: boolean): JsonObject {
  const toPlaceholder = (key: string, limit: number) =>
    `${PLACEHOLDER}: ${String(original[key])}`.slice(0, limit).trim();
  // Removed: search engines would ignore the copy in favour of the page that the original names as canonical.
  const { canonical: _other, ...seo } = (original['seo'] ?? {}) as JsonObject;
  const { $schema, title: _title, description: _description, draft: _draft } = original;
  const { translated: _none, seo: _seo, ...rest } = original;
  const head = {
    ...($schema !== undefined && { $schema }),
    title: toPlaceholder('title', 70),
    description: toPlaceholder('description', 170),
    ...(isDraft && { draft: true }),
  };
  const content = Object.keys(seo).length > 0 ? { ...rest, seo } : rest;
  const copy = { ...head, ...content, ...head };
  return { ...copy, translated: translatedNow(original, copy, sha256) };
}
