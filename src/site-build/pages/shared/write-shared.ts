import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ValidTranslation, ValidForm } from '../../../core/content/valid-page.ts';
import { builtSiteFile, type TranslatedForms } from '../../../core/page/built-site.ts';
import { webFontCss } from '../../../core/page/web-fonts.ts';
import { offlineDocument } from '../../../core/offline/offline-page.ts';
import type { WrittenSite } from '../../../core/content/site.gen.ts';
import { filesOfSite } from '../../bundle/bundle-files.ts';
import { hashSources, inlineScripts } from '../../bundle/inline-script.ts';
import { allStyles } from '../../bundle/styles-for.ts';
import type { Bundle } from '../../bundle/bundle.ts';
import { workerScript } from '../../bundle/worker-script.ts';
import type { SiteAddition } from '../../extensions/site-extension.ts';
import type { LoadedSite } from '../../load-site.ts';
import { toFormWords } from '../../resolve/resolve-form.ts';
import { builtSite } from './built-site.ts';
import { siteLanguages } from '../page-frame.ts';
import { siteDataFile, type PageFrame } from '../render/page-frame.ts';
import type { Output } from '../output/output.ts';
import type { PublishedPage } from '../output/published-pages.ts';
import { writeServerPages } from './server-pages.ts';
import { siteFiles } from './site-files.ts';
import type { FormDefinition } from '../../../core/form/form-definition.ts';
import { formVersion } from '../../../core/form/form-version.ts';
import type { CurrentBuild } from '../../../core/offline/current-build.ts';
import { sha256 } from '../../sha256.ts';

export interface SharedInput {
  content: LoadedSite;
  frame: PageFrame;
  addition: Omit<SiteAddition, 'heads'>;
  /** All pages in order, those without a route last. */
  pages: readonly PublishedPage[];
  output: Output;
  debug: boolean;
}

/**
 * Writes everything except pages and media: the files that pages share, and those for browsers, crawlers,
 * hosts and the server.
 */
export async function writeShared({
  content,
  frame,
  addition,
  pages,
  output,
  debug,
}: SharedInput): Promise<void> {
  const { site, translations, code, build } = frame;
  const { validation, theme } = content;
  const routed = pages.filter(({ isUnrouted }) => !isUnrouted).map(({ facts }) => facts);
  await output.write(siteDataFile(build), JSON.stringify(site));
  for (const [language, other] of Object.entries(translations))
    await output.write(siteDataFile(build, language), JSON.stringify(other));
  const { fonts } = frame.assets;
  if (fonts) await output.write(fonts.sheet.slice(1), webFontCss(fonts.files));
  await writeStyles(pages);
  const { file, text } = allStyles(code.styles, frame.types, siteLanguages(frame));
  await output.write(file, text);
  await output.write('build.json', currentBuild(build, validation.forms));
  const translated = translatedForms(validation.translations);
  await writeServerPages(frame, pages, translated, output);
  const redirects = [...validation.redirects, ...(addition.redirects ?? [])];
  const notFound = pages.map(({ files }) => files.html).filter((file) => file.endsWith('/404.html'));
  const inline = hashSources(inlineScripts(code));
  const app = validation.site?.data['app'] as WrittenSite['app'];
  const manifest = { app, ground: theme.value('--paper', 'light') };
  for (const [name, text] of siteFiles(site, routed, { ...addition, redirects, notFound }, manifest, inline))
    await output.write(name, text);
  for (const [name, text] of addition.files()) await output.write(name, text);
  const inLanguages = Object.entries(translations).map(([language, { receiptRoute }]) => {
    const messages = content.serverMessages(language);
    const forms = translated[language];
    return [language, { messages, ...(receiptRoute && { receiptRoute }), ...(forms && { forms }) }] as const;
  });
  const forServer = builtSite(
    site,
    validation.forms,
    content.serverMessages(),
    theme,
    inline,
    redirects,
    Object.fromEntries(inLanguages),
  );
  await output.write(builtSiteFile, JSON.stringify(forServer));
  await copyBundle(code, frame.types, output, debug);
  const offline = pages.find(({ files }) => `/${files.html}` === offlineDocument);
  if (!offline) return;
  const { types } = offline.facts;
  const input = { build, html: await offline.html(), types, receiptRoute: site.receiptRoute };
  await output.write('sw.js', await workerScript(code, input));
}

/** The translations of forms, by language and form. */
function translatedForms(translations: readonly ValidTranslation[]): Record<string, TranslatedForms> {
  const byLanguage = Object.entries(Object.groupBy(translations, ({ language }) => language));
  return Object.fromEntries(
    byLanguage.map(([language, formTranslations = []]) => [
      language,
      Object.fromEntries(formTranslations.map((each) => [each.form, toFormWords(each)])),
    ]),
  );
}

/** Writes the style sheets of all pages; pages with the same sections share them. */
async function writeStyles(pages: readonly PublishedPage[]): Promise<void> {
  const kinds = new Map(
    pages.map((page) => {
      const { types, forms, language = '' } = page.facts;
      return [`${types.join()} ${forms.length > 0} ${language}`, page];
    }),
  );
  for (const page of kinds.values()) await page.assets();
}

/**
 * Copies the code that the pages may request, without the code of unused section types. Reading a hundred small files
 * one by one is faster without promises.
 * @param debug whether source maps are copied; generated code has none
 */
async function copyBundle(
  { clientDir, manifest }: Bundle,
  types: Iterable<string>,
  output: Output,
  debug: boolean,
): Promise<void> {
  for (const file of filesOfSite(manifest, types)) {
    await output.write(file, readFileSync(path.join(clientDir, file)));
    const map = `${file}.map`;
    if (debug && existsSync(path.join(clientDir, map)))
      await output.write(map, readFileSync(path.join(clientDir, map)));
  }
}

/** The file that open pages request to detect a newer build, or changed questions of a form. */
function currentBuild(build: string, forms: readonly ValidForm[]): string {
  const versions = forms.map(({ id, data }) => [
    id,
    formVersion(data as Pick<FormDefinition, 'schema' | 'ui' | 'limits'>, sha256),
  ]);
  return JSON.stringify({ build, forms: Object.fromEntries(versions) } satisfies CurrentBuild);
}
