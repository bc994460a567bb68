import { rest, themes, widths } from './state.ts';
import type { State, Theme } from './state.ts';

/** One page in one state, with all the pictures to take of it. */
export interface Job {
  route: string;
  state: Omit<State, 'routes'>;
  widths: number[];
  themes: Theme[];
}

export interface Filters {
  /** Addresses; one that ends in * stands for all that begin so. None is all. */
  routes: string[];
  widths: number[];
  themes: string[];
  states: string[];
}

/**
 * Every page at rest and in each of its states, less what the filters leave out.
 * @param routes the pages of the built site
 * @param states with the pages that have them; a state without one has no pictures
 * @throws when a filter matches nothing
 */
export function plan(routes: readonly string[], states: readonly State[], filters: Filters): Job[] {
  const pages = routes.map((route): Job => ({ route, state: rest, ...sizes(rest) }));
  const others = states.flatMap((state) =>
    state.routes.map((route): Job => ({ route, state, ...sizes(state) })),
  );
  const jobs = [...pages, ...others].flatMap((job) => filtered(job, filters));
  if (jobs.length === 0)
    throw new Error('No page, state, width and theme fit together. See states/ for names.');
  return jobs;
}

/** The name of a picture's file, without its ending. */
export function pictureName(route: string, state: string, width: number, theme: Theme): string {
  const page = route === '/' ? 'home' : route.slice(1).replaceAll(/[^\w-]+/g, '_');
  return `${page}--${state}--${width}-${theme}`;
}

function sizes(state: Pick<State, 'widths' | 'themes'>): Pick<Job, 'widths' | 'themes'> {
  return { widths: state.widths ?? widths, themes: state.themes ?? [...themes] };
}

function filtered(job: Job, { routes, states, ...sizes }: Filters): Job[] {
  const isMeant =
    (routes.length === 0 || routes.some((route) => fits(job.route, route))) &&
    (states.length === 0 || states.includes(job.state.name));
  const kept = {
    widths: job.widths.filter((width) => sizes.widths.length === 0 || sizes.widths.includes(width)),
    themes: job.themes.filter((theme) => sizes.themes.length === 0 || sizes.themes.includes(theme)),
  };
  return isMeant && kept.widths.length > 0 && kept.themes.length > 0 ? [{ ...job, ...kept }] : [];
}

function fits(route: string, pattern: string): boolean {
  return pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
}
