import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../core/diagnostic.ts';
import { journalRecord, type JournalRecord } from '../journal/record/record.ts';
import type { Project } from '../core/project.ts';
import type { ResolvedPage, ResolvedSite } from '../core/content/resolved-page.ts';
import { validateProject } from '../core/validate.ts';
import type { ValidPage, Validation } from '../core/validate.ts';
import { buildFonts } from './fonts/build-fonts.ts';
import type { SiteFonts } from './fonts/build-fonts.ts';
import { brandFiles } from './media/brand.ts';
import type { CompiledMessages } from '../core/messages/locale.ts';
import { compiledMessages } from '../core/messages/compiled-messages.ts';
import { siteMessages } from '../core/messages/site-messages.ts';
import { createMedia } from './media/media.ts';
import type { Media } from './media/media.ts';
import { shareImage } from './media/share.ts';
import type { Roots } from './roots.ts';
import { readProject } from './read-project.ts';
import type { ResolveContext } from './resolve/context.ts';
import { resolveCollections } from './resolve/resolve-collections.ts';
import { resolveForm } from './resolve/resolve-form.ts';
import { resolvePage } from './resolve/resolve-page.ts';
import { resolveSite } from './resolve/resolve-site.ts';
import { loadTemplates } from './load-templates.ts';

export interface LoadedSite {
  diagnostics: Diagnostic[];
  validation: Validation;
  media: Media;
  /** What all pages share. @throws when the content has errors */
  site(): Promise<ResolvedSite>;
  /** The words of the interface and of the server. @throws when a message can't be read */
  serverMessages(): CompiledMessages;
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
      const data = validation.site?.data ?? {};
      const site = await resolveSite(data, validation.pages, await resolve());
      const messages = compiledMessages(project.messages ?? [], data);
      return { ...site, messages, ...(validation.offline && { offline: true as const }) };
    },
    serverMessages: () => compiledMessages(project.messages ?? [], validation.site?.data ?? {}, ['server']),
    page: async (page) => resolvePage(page, await resolve()),
    journal: () =>
      journalRecord({ site: validation.site?.data ?? {}, pages: validation.pages, media: project.media }),
    fonts: () => {
      const words = siteMessages(project.messages ?? [], validation.site?.data ?? {}).texts;
      return addFonts(project, words, media, cache);
    },
    shareImage: async ({ title }) => {
      const name = String(validation.site?.data['name']);
      const headline = title.replace(` | ${name}`, '');
      const logo = await readFile(path.join(content, '_media/brand/logo.svg'), 'utf8');
      return (await shareImage(headline, { cache, outputs: media.outputs, logo, name })).src;
    },
    brand: async () => void (await brandFiles(path.join(content, '_media'), cache, media.outputs)),
  };
}

async function addFonts(
  project: Project,
  words: ReadonlyMap<string, string>,
  media: Media,
  cache: string,
): Promise<SiteFonts> {
  const files = [...project.pages, ...project.forms, project.site, project.notFound, project.offline];
  const text = [...files.map((file) => file?.text ?? ''), ...words.values()].join('');
  const fonts = await buildFonts({ text, cache });
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
