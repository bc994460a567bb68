import path from 'node:path';
import type { Diagnostic } from '../core/diagnostic.ts';
import { journalRecord, type JournalRecord } from '../journal/record/record.ts';
import type { Project } from '../core/project.ts';
import type { ResolvedPage, ResolvedSite } from '../core/content/resolved-page.ts';
import { validateProject } from '../core/validate.ts';
import type { ValidPage, Validation } from '../core/validate.ts';
import { buildFonts } from './fonts/build-fonts.ts';
import type { SiteFonts } from './fonts/build-fonts.ts';
import { typefacesOf } from './fonts/typefaces.ts';
import { createMedia } from './media/media.ts';
import type { Media } from './media/media.ts';
import { sitePictures } from './media/site-pictures.ts';
import type { Roots } from './roots.ts';
import { readProject } from './read-project.ts';
import type { ResolveContext } from './resolve/context.ts';
import { resolveCollections } from './resolve/resolve-collections.ts';
import { resolveForm } from './resolve/resolve-form.ts';
import { resolvePage } from './resolve/resolve-page.ts';
import { resolveSite } from './resolve/resolve-site.ts';
import { siteTheme } from './theme/site-theme.ts';
import type { SiteTheme } from './theme/site-theme.ts';
import { loadTemplates } from './load-templates.ts';

export interface LoadedSite {
  diagnostics: Diagnostic[];
  validation: Validation;
  media: Media;
  /** What all pages share. @throws when the content has errors */
  site(): Promise<ResolvedSite>;
  /** One page, resolved. @throws when the content has errors */
  page(page: ValidPage): Promise<ResolvedPage>;
  /** All that is known of the journal. */
  journal(): JournalRecord;
  /** The fonts, cut down to the characters that the content uses. */
  fonts(): Promise<SiteFonts>;
  /** The address of the picture that social networks show for a page. */
  shareImage(page: ResolvedPage): Promise<string>;
  /** Adds the mark in the forms that browsers and phones ask for. */
  brand(): Promise<void>;
  theme: SiteTheme;
}

/** Thrown where a built page is asked for while the content has errors; it carries all of them. */
export class ContentError extends Error {
  readonly diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    super(`The content has ${diagnostics.length} ${diagnostics.length === 1 ? 'error' : 'errors'}.`);
    this.diagnostics = diagnostics;
  }
}

/**
 * Reads and validates all content, and gives the functions that resolve what is asked for.
 * @param tolerant resolve what can be resolved although the content has errors, as a preview does; pages with
 *   errors of their own then stay out of the lists of pages
 */
export async function loadSite(roots: Roots, { tolerant = false } = {}): Promise<LoadedSite> {
  const expandTemplate = await loadTemplates(roots.engine);
  const project = await readProject(roots);
  const validation = validateProject(project, { expandTemplate });
  const cache = path.join(roots.engine, 'node_modules/.cache/site/media');
  const content = path.join(roots.site, 'pages-config');
  const media = createMedia({ content, cache });
  const theme = siteTheme(content);
  const site = (validation.site?.data ?? {}) as Parameters<typeof sitePictures>[0]['site'];
  const pictures = sitePictures({ content, cache, outputs: media.outputs, theme, site });
  let context: Promise<ResolveContext> | undefined;
  const resolve = () => {
    const errors = validation.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0 && !tolerant) throw new ContentError(errors);
    return (context ??= contextOf(project, validation, media, expandTemplate));
  };
  return {
    diagnostics: validation.diagnostics,
    validation,
    media,
    site: async () => {
      const site = await resolveSite(validation.site?.data ?? {}, validation.pages, await resolve());
      return { ...site, ...(validation.offline && { offline: true as const }) };
    },
    page: async (page) => resolvePage(page, await resolve()),
    journal: () =>
      journalRecord({ site: validation.site?.data ?? {}, pages: validation.pages, media: project.media }),
    fonts: () => addFonts(project, theme, media, { cache, content }),
    shareImage: ({ title }) => pictures.share(title),
    brand: () => pictures.brand(),
    theme,
  };
}

async function addFonts(
  project: Project,
  { typefaces }: SiteTheme,
  media: Media,
  { cache, content }: { cache: string; content: string },
): Promise<SiteFonts> {
  const files = [...project.pages, ...project.forms, project.site, project.notFound, project.offline];
  const text = files.map((file) => file?.text ?? '').join('');
  const fonts = await buildFonts({ text, cache, typefaces: typefacesOf(typefaces, content) });
  for (const { address, file } of fonts.files) media.add(address, { file });
  return fonts;
}

async function contextOf(
  project: Project,
  { set, forms, site, pages, diagnostics }: Validation,
  media: Media,
  expandTemplate: ResolveContext['expandTemplate'],
): Promise<ResolveContext> {
  const faulty = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const sound = pages.filter(({ file }) => !faulty.has(file));
  const resolver = {
    image: media.image,
    film: media.film,
    download: (file: string) => media.download(file, ''),
  };
  return {
    set,
    expandTemplate,
    media: resolver,
    forms: new Map(forms.map((form) => [form.id, resolveForm(form)])),
    collections: await resolveCollections(
      sound,
      resolver,
      site?.data['journal']
        ? journalRecord({ site: site.data, pages: sound, media: project.media })
        : undefined,
    ),
  };
}
