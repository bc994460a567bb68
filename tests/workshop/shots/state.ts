import type { BrowserContextOptions, Page } from '@playwright/test';

import type { ColourScheme } from '../../../src/core/theme/resolve-value.ts';

export const widths = [360, 768, 1440];
export const themes: readonly ColourScheme[] = ['light', 'dark'];

/** A state of a page; states/ has all of them. */
export interface State {
  /** In kebab case; several routes may share one. */
  name: string;
  /** The pages of the site that can have it; may be empty. */
  routes: string[];
  /** The widths at which it exists. Default: all */
  widths?: number[];
  /** The themes in which it differs. Default: both */
  themes?: ColourScheme[];
  /** Options of the browser context. */
  context?: BrowserContextOptions;
  /** Whether the page is hydrated. Default: true */
  hydrated?: boolean;
  /** The page is opened again for each picture, because resizing, or time, would end the state. */
  fresh?: boolean;
  /** The picture shows only the viewport: for content over the page. */
  window?: boolean;
  /** A PDF of the page is written too. */
  pdf?: boolean;
  /** Expected console messages. */
  expects?: RegExp;
  /** Prepares responses or storage before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state, at the given width. */
  act?: (page: Page, width: number) => Promise<unknown>;
}

/** The states of an extension: extensions/<extension>/states.ts. */
export interface ExtensionStates {
  states: State[];
  /** More pages for states of the engine, by name. */
  alsoAt: ReadonlyMap<string, string[]>;
}

/** The plain state of a hydrated page. */
export const rest: Omit<State, 'routes'> = { name: 'rest' };
