import path from 'node:path';
import { compiledMessages } from '../../src/core/messages/compiled-messages.ts';
import type { Texts } from '../../src/core/content/texts.ts';
import type { Validation } from '../../src/core/validate-with.ts';
import type { JsonObject, ValidPage } from '../../src/core/content/valid-page.ts';
import type { ResolvedPage, ResolvedSite } from '../../src/core/content/resolved-page.ts';
import { fitForms } from '../../src/site-build/gallery/fit-example.ts';
import { createMedia, toMediaResolver } from '../../src/site-build/media/media.ts';
import type { ResolveContext, MediaResolver } from '../../src/site-build/resolve/context.ts';
import { resolvePage } from '../../src/site-build/resolve/resolve-page.ts';
import { resolveSite } from '../../src/site-build/resolve/resolve-site.ts';
import { siteContext } from '../../src/site-build/resolve/site-context.ts';
import { validateSite } from '../../src/site-build/validate-site.ts';

export const root = path.resolve(import.meta.dirname, '../..');

export interface RealProject {
  validation: Validation;
  /** The Markdown texts next to pages. */
  texts: Texts;
  /** Resolves a page, even if other files have diagnostics. */
  page(page: ValidPage): Promise<ResolvedPage>;
  /**
   * Resolves the sections of an example as if they were on a separate page, with existing forms of the site.
   */
  sections(sections: unknown[]): Promise<ResolvedPage>;
  site(): Promise<ResolvedSite>;
  expandTemplate: ResolveContext['expandTemplate'];
}

/**
 * The project on disk, validated, with the services that the build uses to resolve it.
 * @param ofExamples the context in which examples are resolved. Default: besides the site's own lists and forms, the
 *   neutral media next to the schemas
 */
export async function realProject(ofExamples = withSamples): Promise<RealProject> {
  const read = await validateSite({ engine: root, site: root });
  const { validation, expandTemplate, project } = read;
  const { context } = await siteContext(read, mediaIn('pages-config'));
  const samples = ofExamples(context);
  const page = (each: ValidPage) => resolvePage(each, context);
  return {
    validation,
    texts: read.texts,
    page,
    sections: (sections) => {
      const fitted = fitForms(sections, validation);
      return resolvePage(createPage({ sections: fitted }, validation), samples);
    },
    site: async () => {
      const data = validation.site?.data ?? {};
      const messages = compiledMessages(project.messages ?? [], data);
      return { ...(await resolveSite(data, validation.pages, context)), messages };
    },
    expandTemplate,
  };
}

function withSamples(context: ResolveContext): ResolveContext {
  return { ...context, media: mediaIn('schemas/samples') };
}

function mediaIn(folder: string): MediaResolver {
  const cacheFolder = path.join(root, 'node_modules/.cache/site/media');
  return toMediaResolver(createMedia({ contentFolder: path.join(root, folder), cacheFolder }));
}

function createPage(content: JsonObject, { pages }: Validation): ValidPage {
  const data = { title: 'An example of sections', description: 'x'.repeat(60), ...content };
  return { route: '/example', file: 'pages-config/example.json', data, source: pages[0]!.source };
}
