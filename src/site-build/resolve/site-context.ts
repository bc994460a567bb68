import { findLanguages } from '../../core/content/languages/languages.ts';
import { parseTranslation } from '../../core/page/routes.ts';
import type { PreparedExtension } from '../extensions/site-extension.ts';
import type { ValidPage } from '../../core/content/valid-page.ts';
import type { ValidatedSite } from '../validate-site.ts';
import type { ResolveContext, MediaResolver } from './context.ts';
import { resolveCollections } from './resolve-collections.ts';
import { nameInLanguage, resolveForm } from './resolve-form.ts';

/** The context for resolving pages, and the extensions that have prepared it. */
export interface SiteContext {
  context: ResolveContext;
  extensions: PreparedExtension[];
}

/**
 * Assembles the context of a valid site. Pages with errors, even in the drawing of their tile, are left out
 * of lists.
 * @param media resolves the media of lists and pages
 */
export async function siteContext(
  { project, validation, texts, extensions: siteExtensions, expandTemplate }: ValidatedSite,
  media: MediaResolver,
): Promise<SiteContext> {
  const { set, forms, translations, site, pages, diagnostics, showing } = validation;
  const invalidFiles = new Set(
    diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file),
  );
  const validPages = pages.filter(
    (page) => !invalidFiles.has(page.file) && !invalidFiles.has(tileDrawing(page)),
  );
  // Extensions and pages need the site's data: without them, nothing is resolved.
  const originals = validPages.filter(({ file }) => !parseTranslation(file));
  const sources = site && {
    site: site.data,
    pages: originals,
    media: project.media,
    texts,
    records: project.records,
    redirects: validation.redirects,
  };
  const extensions = sources ? await Promise.all(siteExtensions.map((each) => each.prepare(sources))) : [];
  const context = {
    set,
    expandTemplate,
    site: site?.data ?? {},
    media,
    forms: new Map([
      ...forms.map((form) => [form.id, resolveForm(form)] as const),
      ...translations.flatMap((translation) => {
        const form = forms.find(({ id }) => id === translation.form);
        const name = nameInLanguage(translation.form, translation.language);
        return form ? [[name, resolveForm(form, translation)] as const] : [];
      }),
    ]),
    collections: await resolveCollections(validPages, media, String(site?.data['language']), extensions),
    titlePrefixes: new Map(extensions.flatMap(({ titlePrefixes }) => [...titlePrefixes])),
    shared: project.shared ?? [],
    showing,
    languages: findLanguages(site?.data ?? {}, pages),
  };
  return { context, extensions };
}

/** The path of the drawing that lists show for a page. */
function tileDrawing(page: ValidPage): string {
  // Only the head is used: the page's data would require reading its file again.
  const { tile } = page.head ?? page.data;
  return `pages-config/_media/${tile?.image.src}`;
}
