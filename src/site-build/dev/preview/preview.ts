import type { PageData, ResolvedPage, ResolvedSite } from '../../../core/content/resolved-page.ts';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { BROKEN_SECTION } from '../../../core/page/preview.ts';
import type { PreviewDiagnostic, PreviewDiagnostics } from '../../../core/page/preview.ts';
import { withShared } from '../../../core/content/shared-sections.ts';
import { readJson } from '../../../core/json/json-source.ts';
import { routeIn, toRoute } from '../../../core/page/routes.ts';
import { unroutedPlace } from '../../../core/page/unrouted-pages.ts';
import type { ProjectFile } from '../../../core/project.ts';
import { parseSharedSections } from '../../../core/parse-shared-sections.ts';
import type { LoadedSite } from '../../load-site.ts';
import { fingerprint } from '../../pages/fingerprint.ts';
import type { Roots } from '../../roots.ts';
import { draftPage } from './draft-page.ts';
import { isMark } from './mark-diagnostics.ts';
import { markOffSite } from './mark-off-site.ts';
import { explainMissingPage } from './missing-page.ts';
import { byNearness, previewDiagnostic } from './preview-diagnostics.ts';
import { resolveDraft, resolvePart } from './resolve-draft.ts';

/** The last valid state of the content, passed from one version of the content to the next. */
export interface LastValid {
  /** The last valid versions of files, by path. */
  files: Map<string, ProjectFile>;
  /** The paths of all pages that have been valid since the start. */
  paths: Set<string>;
  /** The last shared data that could be resolved. */
  shared?: Shared;
}

/** The data that all pages share, with a version. */
export interface Shared {
  site: ResolvedSite;
  /** The same in other languages, by code. */
  translations: Readonly<Record<string, ResolvedSite>>;
  build: string;
}

/** The shared data of a language; for an undeclared language, those of the main one. */
export function siteInLanguage(
  { site, translations }: Shared,
  language: string | null | undefined,
): ResolvedSite {
  return translations[language ?? ''] ?? site;
}

export interface PreviewPage {
  data: PageData;
  status: 200 | 404;
  /** The files whose diagnostics belong to this page. */
  files: ReadonlySet<string>;
}

/** One state of the content, as the development server shows it. Each page is resolved on demand. */
export class Preview {
  readonly content: LoadedSite;
  readonly #roots: Roots;
  readonly #lastValid: LastValid;
  readonly #diagnostics: PreviewDiagnostic[];
  readonly #pages = new Map<string, Promise<PreviewPage>>();
  #shared: Promise<Shared> | undefined;

  constructor(roots: Roots, content: LoadedSite, lastValid: LastValid) {
    this.content = content;
    this.#roots = roots;
    this.#lastValid = lastValid;
    this.#diagnostics = content.diagnostics.map((diagnostic) => previewDiagnostic(roots, diagnostic));
  }

  /**
   * The shared data; if they can't be resolved now, the earlier ones.
   * @throws Error if they never could be resolved
   */
  shared(): Promise<Shared> {
    return (this.#shared ??= this.#resolveShared());
  }

  /** The page at a route; if there is none, the not-found page with the reason. */
  page(route: string): Promise<PreviewPage> {
    const page = this.#pages.get(route) ?? this.#resolvePage(route);
    this.#pages.set(route, page);
    return page;
  }

  /** Drops these pages from the cache. Call it only if no other page depends on the files. */
  invalidate(files: ReadonlySet<string>): void {
    for (const file of files) this.#pages.delete(toRoute(file));
  }

  /** All diagnostics, with those of the page at a route listed separately. */
  async diagnostics(route: string): Promise<PreviewDiagnostics> {
    const files = await this.page(route).then(
      (page) => page.files,
      () => new Set<string>(),
    );
    const build = await this.shared().then(
      (shared) => shared.build,
      () => '',
    );
    return { ...byNearness(this.#diagnostics, files), build };
  }

  async #resolveShared(): Promise<Shared> {
    try {
      const site = await this.content.site();
      const translations = await this.content.translations();
      const build = fingerprint(JSON.stringify([site, translations]));
      this.#lastValid.shared = { site, translations, build };
    } catch (error) {
      if (!this.#lastValid.shared) throw error;
    }
    return this.#lastValid.shared;
  }

  async #resolvePage(route: string): Promise<PreviewPage> {
    const { build } = await this.shared();
    const file = this.#fileAt(route);
    const page = file ? await this.#resolve(file, route) : await this.#resolveMissing(route);
    const forms = page.forms.map((id) => `pages-config/_forms/${id}.json`);
    const shared = file ? (this.#sharedOn(file) ?? []) : [];
    return {
      data: { page, build, version: fingerprint(JSON.stringify(page)) },
      status: file ? 200 : 404,
      files: new Set([siteFile, ...(file ? [file.path] : []), ...forms, ...shared]),
    };
  }

  /** The files of a page's shared sections. */
  #sharedOn(file: ProjectFile): string[] | undefined {
    const { uses } = withShared(readJson(file), parseSharedSections(this.content.project));
    return uses?.map((id) => `pages-config/_shared/${id}.json`);
  }

  /** The file of a route. Pages without a route have the same addresses as in the build. */
  #fileAt(route: string): ProjectFile | undefined {
    const { pages, unrouted = [] } = this.content.project;
    const hasRoute = ({ path }: ProjectFile) => unroutedPlace(path).route === route;
    return unrouted.find(hasRoute) ?? pages.find(({ path }) => toRoute(path) === route);
  }

  async #resolve(file: ProjectFile, route: string): Promise<ResolvedPage> {
    const { content } = this;
    const diagnostic = (diagnostic: Diagnostic) => previewDiagnostic(this.#roots, diagnostic);
    const { at } = content.validation.showing;
    const surroundings = { roots: this.#roots, content, diagnostic };
    const files = [file.path, ...(this.#sharedOn(file) ?? [])];
    const errors = this.#diagnostics.filter(
      ({ file: errorFile, severity }) => severity === 'error' && files.includes(errorFile),
    );
    const lastValidFile = this.#lastValid.files.get(file.path);
    const shared = parseSharedSections(content.project);
    const draft = draftPage(file, content.validation.set, errors, lastValidFile, shared);
    if (errors.length === 0) {
      this.#lastValid.files.set(file.path, { path: file.path, text: draft.source.text });
      const resolvedPage = await resolvePart(
        draft,
        { route, data: draft.source.data as JsonObject },
        [],
        surroundings,
      );
      if (!isMark(resolvedPage)) return markOffSite(resolvedPage, draft, { at, diagnostic });
    }
    return markOffSite(await resolveDraft(draft, route, surroundings), draft, { at, diagnostic });
  }

  async #resolveMissing(route: string): Promise<ResolvedPage> {
    const { pages, unrouted = [] } = this.content.project;
    const wasThere = [...this.#lastValid.paths].some((path) => toRoute(path) === route);
    const mark = explainMissingPage(
      route,
      pages.map(({ path }) => toRoute(path)),
      wasThere,
    );
    const [, language = ''] = route.split('/');
    const at = (place: string) => unrouted.find(({ path }) => unroutedPlace(path).route === place);
    const notFound = at(routeIn(language, '/404')) ?? at('/404');
    const page = notFound ? await this.#resolve(notFound, unroutedPlace(notFound.path).route) : emptyPage;
    const diagnostics = mark.diagnostics.map((diagnostic) => previewDiagnostic(this.#roots, diagnostic));
    const types = [...new Set([...page.types, BROKEN_SECTION])].sort();
    return { ...page, types, sections: [{ ...mark, diagnostics }, ...page.sections] };
  }
}

/** The diagnostics of this file belong to every page, because its data are on every page. */
const siteFile = 'pages-config/_site.json';

/** The not-found page of a site that has none. */
const emptyPage: ResolvedPage = {
  route: '/404',
  title: 'Not found',
  description: '',
  canonical: '/404',
  noindex: true,
  trail: [],
  sections: [],
  types: [],
  forms: [],
};
