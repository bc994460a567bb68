import type { BrowserContextOptions, Page } from '@playwright/test';

export type Theme = 'light' | 'dark';

export const widths = [360, 768, 1440];
export const themes: readonly Theme[] = ['light', 'dark'];

/** What a page can look like besides at rest; states/ holds all of them. */
export interface State {
  /** In kebab case; several routes may share one. */
  name: string;
  /** The pages of the site that have it, if any. */
  routes: string[];
  /** The widths at which it exists, if not at all. */
  widths?: number[];
  /** The themes in which it differs, if not both. */
  themes?: Theme[];
  /** What the browser is told before the page is opened. */
  context?: BrowserContextOptions;
  /** False where the page stays as the server wrote it. */
  hydrated?: boolean;
  /** The page is opened anew for each picture: resizing would end the state, or time would. */
  fresh?: boolean;
  /** The picture shows the window instead of the whole page: for what lies over the page. */
  window?: boolean;
  /** A PDF of the page is written too. */
  pdf?: boolean;
  /** What the browser may report on its console without being counted as a fault. */
  expects?: RegExp;
  /** Prepares the answers of the network or what is stored, before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state, at the given width. */
  act?: (page: Page, width: number) => Promise<unknown>;
}

/** What an extension adds to the states of the engine: src/<extension>/shots/states.ts. */
export interface ExtensionStates {
  states: State[];
  /** Further pages for states of the engine, by their names. */
  alsoAt: ReadonlyMap<string, string[]>;
}

/** The page as it is once it is hydrated. */
export const rest: Omit<State, 'routes'> = { name: 'rest' };
