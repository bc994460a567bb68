import { rest, themes, widths } from './state.ts';
import type { State } from './state.ts';
import type { ColourScheme } from '../../../src/core/theme/resolve-value.ts';

/** One page in one state, with all its pictures. */
export interface Job {
  route: string;
  state: Omit<State, 'routes'>;
  widths: number[];
  themes: ColourScheme[];
}

export interface Filters {
  /** The routes; one that ends in * is a prefix. Empty: all */
  routes: string[];
  widths: number[];
  themes: string[];
  states: string[];
}

/**
 * Every page in its plain state and in other states, filtered.
 * @param routes the pages of the built site
 * @param states states with their pages; a state without pages has no pictures
 * @throws Error if a filter matches nothing
 */
export function plan(routes: readonly string[], states: readonly State[], filters: Filters): Job[] {
  const pages = routes.map((route): Job => ({ route, state: rest, ...sizes(rest) }));
  const others = states.flatMap((state) =>
    state.routes.map((route): Job => ({ route, state, ...sizes(state) })),
  );
  const jobs = [...pages, ...others].flatMap((job) => filtered(job, filters));
  if (jobs.length === 0)
    throw new Error('No page matches this state, width and theme. See states/ for names.');
  return jobs;
}

/** The name of a picture's file, without extension. */
export function pictureName(route: string, state: string, width: number, theme: ColourScheme): string {
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
  const selected = {
    widths: job.widths.filter((width) => sizes.widths.length === 0 || sizes.widths.includes(width)),
    themes: job.themes.filter((theme) => sizes.themes.length === 0 || sizes.themes.includes(theme)),
  };
  return isMeant && selected.widths.length > 0 && selected.themes.length > 0 ? [{ ...job, ...selected }] : [];
}

function fits(route: string, pattern: string): boolean {
  return pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
}
