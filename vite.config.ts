import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { viteConfig } from './src/build/vite/config.ts';

const root = import.meta.dirname;

export default defineConfig(({ command }) => ({
  ...viteConfig({ engine: root, site: root }, command),
  test: {
    root,
    include: ['tests/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    css: { include: /\.module\.css$/ },
    testTimeout: 30_000,
    // By default one core would rest; some tests wait for servers, programs and the disk.
    maxWorkers: availableParallelism() + 1,
    // Where others use the machine too, a test may run out of time: it is tried once more.
    retry: process.env['CI'] ? 1 : 0,
  },
}));
