import { languagesOf } from '../../core/content/languages.ts';
import { translationOf } from '../../core/page/routes.ts';
import type { PreparedExtension } from '../extensions/site-extension.ts';
import type { ValidPage } from '../../core/content/valid-page.ts';
import type { ValidatedSite } from '../validate-site.ts';
import type { ResolveContext, MediaResolver } from './context.ts';
import { resolveCollections } from './resolve-collections.ts';
import { nameInLanguage, resolveForm } from './resolve-form.ts';

/** What pages are resolved in, and the extensions that have prepared it. */
export interface SiteContext {
  context: ResolveContext;
  extensions: PreparedExtension[];
}

/**
 * Puts together what the pages of a validated site may refer to. Pages with errors of their own or in the
 * drawing of their tile stay out of the lists of pages.
 * @param media resolves the pictures and files of those lists, and of the pages
 */
export async function siteContext(
  { project, validation, texts, extensions: used, expandTemplate }: ValidatedSite,
  media: MediaResolver,
): Promise<SiteContext> {
  const { set, forms, translations, site, pages, diagnostics, showing } = validation;
  const faulty = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const sound = pages.filter((page) => !faulty.has(page.file) && !faulty.has(drawingOf(page)));
  // Without the site's data no extension can work; nor can a page be shown, so nothing asks for it.
  const originals = sound.filter(({ file }) => !translationOf(file));
  const sources = site && {
    site: site.data,
    pages: originals,
    media: project.media,
    texts,
    records: project.records,
    redirects: validation.redirects,
  };
  const extensions = sources ? await Promise.all(used.map((each) => each.prepare(sources))) : [];
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
    collections: await resolveCollections(sound, media, String(site?.data['language']), extensions),
    titlePrefixes: new Map(extensions.flatMap(({ titlePrefixes }) => [...titlePrefixes])),
    shared: project.shared ?? [],
    showing,
    languages: languagesOf(site?.data ?? {}, pages),
  };
  return { context, extensions };
}

/** Where the drawing lies by which a list shows a page. */
function drawingOf(page: ValidPage): string {
  // To ask for a page's data reads its file again.
  const { tile } = page.head ?? page.data;
  return `pages-config/_media/${tile?.image.src}`;
}
