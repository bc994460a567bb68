import { defineConfig } from '@playwright/test';
import whole from './playwright.config.ts';

const others = whole.projects?.filter(({ name }) => name !== 'chromium') ?? [];

/** What a change is judged by: few tests, in the browsers that the other tests do not run in; where those are missing, in Chromium. */
export default defineConfig({
  ...whole,
  grepInvert: /@long/,
  ...(others.length > 0 && { projects: others }),
});
