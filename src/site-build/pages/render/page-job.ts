import type { ResolvedPage } from '../../../core/content/resolved-page.ts';
import type { Moment } from '../../../core/content/dates/moments.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';

/** A page to render, with all data besides its own file. */
export interface PageJob {
  /** Its file, from the site's root. */
  file: string;
  /** The hash of the validated file. */
  hash: string;
  /** The route; for a page without one, its address, which search engines must not index. */
  route: string;
  isUnrouted: boolean;
  /**
   * The time of its last scheduled change, from which it looks as it does now; undefined if nothing on it was
   * scheduled.
   */
  since: Moment | undefined;
  /** The names of its files below the built site. */
  files: { html: string; data: string };
  /** Whether its files get compressed copies. */
  compress: boolean;
  /** The prefix of its title. */
  titlePrefix: string;
  /** The title on its sharing picture, and the picture's address. */
  shareTitle: string;
  shareImage: string;
  /** The page's additional lines of the head. */
  head: string;
  /**
   * The languages on which it depends: its translations, and the targets of its links; empty for a site with
   * one language.
   */
  languages: string;
}

/** A page that is rendered if any of its inputs has changed. */
export interface PagePlan extends Omit<PageJob, 'head'> {
  /** A value that changes with each input of the head. */
  headFollows: string;
  /** Returns the page's additional lines of the head. */
  head(): string;
}

/** The message to a render worker. */
export function toPageJob({ headFollows: _follows, head, ...job }: PagePlan): PageJob {
  return { ...job, head: head() };
}

/** The facts of a rendered page. */
export interface PageFacts extends Pick<
  ResolvedPage,
  'route' | 'canonical' | 'noindex' | 'language' | 'languages' | 'types' | 'forms'
> {
  /** The forms in its sections, without its dialog. */
  formsInSections: string[];
  /** The things outside its file that it shows: media, lists and forms. */
  uses: string[];
}

/** A page as a document, and as the data for hydrated pages. */
export interface MadePage {
  facts: PageFacts;
  html: string;
  data: string;
  /** The rendering errors. If there are any, nothing is published. */
  diagnostics: Diagnostic[];
}

/** The file names of a page with a route. */
export function filesOfRoute(route: string): PageJob['files'] {
  const folder = route === '/' ? '' : `${route.slice(1)}/`;
  return { html: `${folder}index.html`, data: `${folder}index.json` };
}
