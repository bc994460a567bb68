import type { ResolvedPage } from '../../../core/content/resolved-page.ts';
import type { Moment } from '../../../core/content/dates/moments.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';

/** A page to be drawn: what of it does not stand in its own file. */
export interface PageJob {
  /** Its file, from the site's root. */
  file: string;
  /** The hash of the file that was validated. */
  hash: string;
  /** Its route; for a page at no address of its own, which no search engine is to find, what stands for one. */
  route: string;
  isUnrouted: boolean;
  /** Since when it has been as it is shown; none where nothing on it has come or gone. */
  since: Moment | undefined;
  /** The names of its files below the built site. */
  files: { html: string; data: string };
  /** Whether its files get compressed forms. */
  compress: boolean;
  /** What stands before its title. */
  titlePrefix: string;
  /** The title on the picture that social networks show, and the picture's address. */
  shareTitle: string;
  shareImage: string;
  /** Lines for its head. */
  head: string;
  /** What it follows from of the site's languages: its own languages, and where its links lead; empty where there is one. */
  languages: string;
}

/** A page that is drawn if anything has changed that it follows from. */
export interface PagePlan extends Omit<PageJob, 'head'> {
  /** Changes with all that its head follows from. */
  headFollows: string;
  /** Gives the lines for its head. */
  head(): string;
}

/** What whoever draws a page is told. */
export function jobOf({ headFollows: _follows, head, ...job }: PagePlan): PageJob {
  return { ...job, head: head() };
}

/** What is known of a page once it is drawn. */
export interface PageFacts extends Pick<
  ResolvedPage,
  'route' | 'canonical' | 'noindex' | 'language' | 'languages' | 'types' | 'forms'
> {
  /** The forms that its sections show, and not its dialog alone. */
  formsInSections: string[];
  /** What it shows from outside of its file: media, lists and forms. */
  uses: string[];
}

/** A page as a document, and as the data that a hydrated page asks for. */
export interface MadePage {
  facts: PageFacts;
  html: string;
  data: string;
  /** What can't be drawn of it; there is nothing to publish then. */
  faults: Diagnostic[];
}

/** The names of the files of a page that has a route. */
export function filesOfRoute(route: string): PageJob['files'] {
  const folder = route === '/' ? '' : `${route.slice(1)}/`;
  return { html: `${folder}index.html`, data: `${folder}index.json` };
}
