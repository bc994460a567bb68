import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { answerParent } from '../../site-build/child-process/answer-parent.ts';
import { slimRjsf } from '../../site-build/forms/slim-rjsf.ts';
import type { BrowserTask } from './browser-bundle.ts';

/* The child process that bundles the page of the studio. */

await answerParent(async ({ engine, folder }: BrowserTask) => {
  await build({
    root: path.join(engine, 'src/studio/browser'),
    configFile: false,
    logLevel: 'warn',
    base: '/_studio/',
    publicDir: false,
    plugins: [react(), slimRjsf()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        input: { studio: path.join(import.meta.dirname, '../browser/studio.tsx') },
        output: {
          entryFileNames: 'assets/[name].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/studio[extname]',
        },
        checks: { pluginTimings: false },
      },
    },
  });
  return null;
});
