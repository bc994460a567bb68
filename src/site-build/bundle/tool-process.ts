import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { answerParent } from '../child-process/answer-parent.ts';
import { slimRjsf } from '../forms/slim-rjsf.ts';
import type { ToolTask } from './bundle-tool.ts';

/* The child process that bundles the browser part of a tool. */

/** Modules of the engine that only declare, without side effects. */
const PURE = /[\\/]src[\\/](api|authoring|core)[\\/]/;

await answerParent(async ({ name, entry, scripts, base, folder }: ToolTask) => {
  await build({
    root: path.dirname(entry),
    configFile: false,
    logLevel: 'warn',
    base,
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
        input: { [name]: entry, ...scripts },
        output: {
          entryFileNames: 'assets/[name].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: `assets/${name}[extname]`,
        },
        // Removes the parts of the API's modules that the tool does not use.
        treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
        checks: { pluginTimings: false },
      },
    },
  });
  return null;
});
