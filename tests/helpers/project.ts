import path from 'node:path';
import { compiledMessages } from '../../src/core/messages/compiled-messages.ts';
import type { Validation } from '../../src/core/validate.ts';
import type { JsonObject, ValidPage } from '../../src/core/content/valid-page.ts';
import type { ResolvedPage, ResolvedSite } from '../../src/core/content/resolved-page.ts';
import { createMedia } from '../../src/build/media/media.ts';
import type { ResolveContext } from '../../src/build/resolve/context.ts';
import { resolveCollections } from '../../src/build/resolve/resolve-collections.ts';
import { resolveForm } from '../../src/build/resolve/resolve-form.ts';
import { resolvePage } from '../../src/build/resolve/resolve-page.ts';
import { resolveSite } from '../../src/build/resolve/resolve-site.ts';
import { validateSite, type ValidatedSite } from '../../src/build/validate-site.ts';

export const root = path.resolve(import.meta.dirname, '../..');

export interface RealProject {
  validation: Validation;
  /** Resolves a page, whatever faults other files have. */
  page(page: ValidPage): Promise<ResolvedPage>;
  /** Resolves sections as if they were on a page of their own. */
  sections(sections: unknown[]): Promise<ResolvedPage>;
  site(): Promise<ResolvedSite>;
  expandTemplate: ResolveContext['expandTemplate'];
}

/** The project on disk, validated, with what the build uses to resolve it. */
export async function realProject(): Promise<RealProject> {
  const read = await validateSite({ engine: root, site: root });
  const { validation, expandTemplate, project } = read;
  const context = await contextOf(read);
  // Examples name the neutral media that lie beside the schemas.
  const samples = { ...context, media: mediaIn('schemas/samples') };
  const page = (each: ValidPage) => resolvePage(each, context);
  return {
    validation,
    page,
    sections: (sections) => resolvePage(pageOf({ sections }, validation), samples),
    site: async () => {
      const data = validation.site?.data ?? {};
      const messages = compiledMessages(project.messages ?? [], data);
      return { ...(await resolveSite(data, validation.pages, context)), messages };
    },
    expandTemplate,
  };
}

async function contextOf({
  project,
  validation,
  extensions,
  expandTemplate,
}: ValidatedSite): Promise<ResolveContext> {
  const { set, forms, pages } = validation;
  const site = validation.site?.data ?? {};
  const media = mediaIn('pages-config');
  const sources = { site, pages, media: project.media };
  const prepared = await Promise.all(extensions.map((extension) => extension.prepare(sources)));
  return {
    set,
    expandTemplate,
    site,
    media,
    forms: new Map(forms.map((form) => [form.id, resolveForm(form)])),
    collections: await resolveCollections(pages, media, prepared),
    titlePrefixes: new Map(),
  };
}

function mediaIn(folder: string): ResolveContext['media'] {
  const cache = path.join(root, 'node_modules/.cache/site/media');
  const { image, film, download } = createMedia({ content: path.join(root, folder), cache });
  return { image, film, download: (file) => download(file, '') };
}

function pageOf(content: JsonObject, { pages }: Validation): ValidPage {
  const data = { title: 'An example of sections', description: 'x'.repeat(60), ...content };
  return { route: '/example', file: 'pages-config/example.json', data, source: pages[0]!.source };
}
