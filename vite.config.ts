import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { viteConfig } from './src/site-build/vite/config.ts';
import { LongestFirst } from './tests/helpers/longest-first.ts';

const root = import.meta.dirname;
const tests = ['tests/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'];
const isolated = ['{tests,src}/**/*.isolated.test.{ts,tsx}'];

export default defineConfig(({ command }) => ({
  ...viteConfig({ engine: root, site: root }, command),
  test: {
    root,
    css: { include: /\.module\.css$/ },
    tags: [{ name: 'long', description: 'Takes long and rarely fails alone: npm run test:long' }],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // By default one core would rest; many tests wait for servers, programs and the disk.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    unstubGlobals: true,
    restoreMocks: true,
    // On a shared machine a test may run out of time: it is tried again.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      // Most of the time would go into reading the same modules for each file again.
      { extends: true, test: { name: 'shared', include: tests, exclude: isolated, isolate: false } },
      // A module that a test replaces, or wants as it begins, is one that no other test may have.
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
}));
