import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  sectionTypes,
  type StoredInLanguage,
  type StoredPage,
  type StoredPages,
} from '../../../core/page/server-pages.ts';
import type { ResolvedSite } from '../../../core/content/resolved-page.ts';
import { filesOfSite } from '../../bundle/bundle-files.ts';
import type { PageFrame } from '../render/page-frame.ts';
import type { Output } from '../output/output.ts';
import type { PublishedPage } from '../output/published-pages.ts';
import type { TranslatedForms } from '../../../core/page/built-site.ts';

/**
 * Writes the pages that the server renders again with the answer to a form: those with a form, and the
 * receipt, with the code of their sections. They are in a hidden folder, which is never served; without such
 * pages there is no folder.
 * @param translatedForms translations of forms
 * @param pages in order: of several pages with the same form, the first one that has it in its sections is
 *   used
 */
export async function writeServerPages(
  { site, translations, code }: Pick<PageFrame, 'site' | 'translations' | 'code'>,
  pages: readonly PublishedPage[],
  translatedForms: Readonly<Record<string, TranslatedForms>>,
  output: Output,
): Promise<void> {
  const { prerenderFile, prerenderManifest, key } = code;
  const mainPages = await storePages(
    site,
    pages.filter(({ facts }) => !facts.language),
  );
  if (!mainPages.receipt && Object.keys(mainPages.forms).length === 0) return;
  const translatedPages = Object.entries(translations).map(async ([language, translated]) => {
    const inLanguage = pages.filter(({ facts }) => facts.language === language);
    const formTexts = translatedForms[language];
    return [
      language,
      { ...(await storePages(translated, inLanguage)), ...(formTexts && { words: formTexts }) },
    ] as const;
  });
  const storedPages: StoredPages = {
    code: `${key}/${path.basename(prerenderFile)}`,
    ...mainPages,
    ...(translatedPages.length > 0 && {
      translations: Object.fromEntries(await Promise.all(translatedPages)),
    }),
  };
  await output.write('.server/pages.json', JSON.stringify(storedPages));
  for (const file of filesOfSite(prerenderManifest, sectionTypes(storedPages))) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(path.join(path.dirname(prerenderFile), file));
    await output.write(path.posix.join('.server', key, file), text);
  }
}

async function storePages(site: ResolvedSite, pages: readonly PublishedPage[]): Promise<StoredInLanguage> {
  const store = async ({ data, assets }: PublishedPage): Promise<StoredPage> => ({
    data: await data(),
    assets: await assets(),
  });
  const forms: Record<string, StoredPage> = {};
  for (const page of pages) for (const form of page.facts.formsInSections) forms[form] ??= await store(page);
  const receipt = pages.findLast(({ facts }) => facts.types.includes('receipt'));
  return { site, forms, ...(receipt && { receipt: await store(receipt) }) };
}
