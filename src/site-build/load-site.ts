import path from 'node:path';
import type { Diagnostic } from '../core/diagnostic.ts';
import { ContentError } from '../core/content-error.ts';
import type { Project } from '../core/project.ts';
import type { ValidPage } from '../core/content/valid-page.ts';
import type { ResolvedPage, ResolvedSite } from '../core/content/resolved-page.ts';
import type { WrittenSite } from '../core/content/site.gen.ts';
import type { Validation } from '../core/validate-with.ts';
import { buildFonts } from './fonts/build-fonts.ts';
import type { SiteFonts } from './fonts/build-fonts.ts';
import { fontText } from './fonts/font-text.ts';
import { subsetsUnderWay } from './fonts/subset-ahead.ts';
import { locateTypefaces } from './fonts/typefaces.ts';
import type { CompiledMessages } from '../core/messages/locale.ts';
import { unusedConditionMessages } from '../core/form/questions/condition-text.ts';
import { unusedFormatMessages } from '../core/form/errors/format-messages.ts';
import { declaredLanguages } from '../core/content/languages/languages.ts';
import { isNotFound } from '../core/page/unrouted-pages.ts';
import { siteIn } from '../core/content/languages/site-texts.ts';
import { compiledMessages } from '../core/messages/compiled-messages.ts';
import { createMedia, toMediaResolver } from './media/media.ts';
import type { Media } from './media/media.ts';
import { sitePictures } from './media/brand/site-pictures.ts';
import type { SitePictures } from './media/brand/site-pictures.ts';
import type { Amendments, HashOfContent, SiteAddition } from './extensions/site-extension.ts';
import { joinAdditions } from './extensions/join-additions.ts';
import type { UsedExtension } from './extensions/load-extensions.ts';
import type { ResolveContext } from './resolve/context.ts';
import type { Roots } from './roots.ts';
import { validateSite, type ReadOptions, type ValidatedSite } from './validate-site.ts';
import { inLanguage } from './resolve/in-language.ts';
import { resolvePage } from './resolve/resolve-page.ts';
import { unresolvedPage } from './resolve/unresolved-page.ts';
import { resolveSite } from './resolve/resolve-site.ts';
import { siteContext, type SiteContext } from './resolve/site-context.ts';
import { readSiteTheme } from './theme/site-theme.ts';
import type { SiteTheme } from './theme/site-theme.ts';
import { cachePlace } from './project-folder.ts';

/** The content of a site, with functions that resolve parts of it. */
export interface LoadedSite {
  diagnostics: Diagnostic[];
  validation: Validation;
  media: Media;
  /**
   * The data that all pages of a language share.
   * @param language code of the language. Default: the main language
   * @throws ContentError if the content has errors
   */
  site(language?: string): Promise<ResolvedSite>;
  /**
   * The same for each other language, by code.
   * @throws ContentError if the content has errors
   */
  translations(): Promise<Record<string, ResolvedSite>>;
  /**
   * The messages of the interface and the server.
   * @param language code of the language. Default: the main language
   * @throws Error if a message can't be parsed
   */
  serverMessages(language?: string): CompiledMessages;
  /**
   * A resolved page.
   * @throws ContentError if the content has errors
   */
  page(page: ValidPage): Promise<ResolvedPage>;
  /** The files that were read. */
  project: Project;
  /**
   * The additions of the active extensions to the built site.
   * @param today the day of the build: 2026-01-31
   * @param getHash returns the hash of a content file, by path below the content
   */
  addition(today: string, getHash: HashOfContent): Promise<SiteAddition>;
  /**
   * The functions that change content files before publishing.
   * @throws ContentError if the content has errors
   */
  amendments(): Promise<Amendments>;
  /** The fonts, subset to the characters of the content. */
  fonts(): Promise<SiteFonts>;
  /**
   * Everything to which pages may refer outside their own files.
   * @throws ContentError if the content has errors
   */
  context(): Promise<ResolveContext>;
  /** The site's icons and sharing pictures. */
  pictures: SitePictures;
  extensions: readonly UsedExtension[];
  theme: SiteTheme;
}

/**
 * Reads and validates all content, and returns functions that resolve parts of it.
 * @param options cached data, and how code is loaded
 */
export async function loadSite(roots: Roots, options: ReadOptions = {}): Promise<LoadedSite> {
  return loadValidated(roots, await validateSite(roots, options));
}

/**
 * Returns the functions that resolve content which is already validated.
 * @param roots the folders of engine and site
 * @param validatedSite the validated content
 * @param isTolerant whether valid parts are resolved although the content has errors, as in a preview; pages
 *   with errors are then left out of lists
 * @param media resolves the media. Default: those of the site
 * @throws ContentError from these functions, if the content has errors
 */
export function loadValidated(
  roots: Roots,
  validatedSite: ValidatedSite,
  isTolerant = false,
  media: Media = siteMedia(roots),
): LoadedSite {
  const { project, validation } = validatedSite;
  const cacheFolder = cachePlace(roots, 'media');
  const contentFolder = path.join(roots.site, 'pages-config');
  const theme = readSiteTheme(contentFolder);
  const site = (validation.site?.data ?? {}) as Partial<WrittenSite>;
  const pictures = sitePictures({
    contentFolder: contentFolder,
    cacheFolder: cacheFolder,
    outputs: media.outputs,
    theme,
    site,
  });
  let contextPromise: Promise<SiteContext> | undefined;
  const dataIn = (language?: string) => {
    const data = validation.site?.data ?? {};
    return language === undefined ? data : siteIn(validation.set, data, language);
  };
  const resolve = () => {
    const errors = validation.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0 && !isTolerant) throw new ContentError(errors);
    return (contextPromise ??= siteContext(validatedSite, toMediaResolver(media)));
  };
  const resolveSiteIn = async (language?: string): Promise<ResolvedSite> => {
    const data = dataIn(language);
    const { context } = await resolve();
    const contextInLanguage = language === undefined ? context : inLanguage(context, language);
    const site = await resolveSite(data, validation.pages, contextInLanguage);
    const messages = compiledMessages(project.messages ?? [], data);
    const forms = validation.forms.map((form) => form.data);
    for (const key of [...unusedFormatMessages(forms), ...unusedConditionMessages(forms)])
      delete messages[key];
    const { drafts, isDevelopment } = validation.showing;
    const hasOfflinePage = validation.unrouted.some(({ file }) => !isNotFound(file));
    return {
      ...site,
      messages,
      ...(hasOfflinePage && { offline: true as const }),
      ...(drafts && !isDevelopment && { isPreview: true as const }),
    };
  };
  return {
    diagnostics: validation.diagnostics,
    validation,
    media,
    site: resolveSiteIn,
    translations: async () => {
      const others = otherLanguages(site).map(async (code) => [code, await resolveSiteIn(code)] as const);
      return Object.fromEntries(await Promise.all(others));
    },
    serverMessages: (language) => compiledMessages(project.messages ?? [], dataIn(language), ['server']),
    page: async (page) => {
      const { context } = await resolve();
      return resolvePage(page, context).catch((cause: unknown) => {
        throw new ContentError([unresolvedPage(page, cause)], { cause });
      });
    },
    project,
    addition: async (today, getHash) => {
      const { extensions } = await resolve();
      return joinAdditions(extensions.map((each) => each.addition(today, getHash)));
    },
    amendments: async () => {
      const { extensions } = await resolve();
      return new Map(extensions.flatMap(({ amendments }) => [...amendments]));
    },
    fonts: () => {
      const text = fontText(validation.characters, project.messages, site);
      return addFonts(text, theme, media, { cache: cacheFolder, content: contentFolder });
    },
    context: async () => (await resolve()).context,
    pictures,
    extensions: validatedSite.extensions,
    theme,
  };
}

/** The media of a site. */
export function siteMedia(roots: Roots): Media {
  return createMedia({
    contentFolder: path.join(roots.site, 'pages-config'),
    cacheFolder: cachePlace(roots, 'media'),
  });
}

/** The language codes of translations. */
function otherLanguages(site: Partial<WrittenSite>): string[] {
  return declaredLanguages(site)
    .map(({ code }) => code)
    .filter((code) => code !== site.language);
}

async function addFonts(
  text: string,
  { typefaces }: SiteTheme,
  media: Media,
  { cache: cacheFolder, content }: { cache: string; content: string },
): Promise<SiteFonts> {
  await subsetsUnderWay(content);
  const fonts = await buildFonts({ text, cacheFolder, typefaces: locateTypefaces(typefaces, content) });
  for (const { address, file } of fonts.files) media.add(address, { file });
  return fonts;
}
