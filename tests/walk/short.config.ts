import { defineConfig } from '@playwright/test';
import whole from './playwright.config.ts';

const others = whole.projects?.filter(({ name }) => name !== 'chromium') ?? [];

/**
 * The short walk of a change: few tests, in the browsers that the other tests do not run in; in Chromium if those are
 * missing.
 */
export default defineConfig({
  ...whole,
  grepInvert: /@long/,
  ...(others.length > 0 && { projects: others }),
});
