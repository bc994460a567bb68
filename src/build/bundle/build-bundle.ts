import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { viteConfig } from '../vite/config.ts';
import type { Roots } from '../roots.ts';
import type { BundlePlan } from './bundle-plan.ts';
import { inlineEntries } from './inline-entries.ts';
import { PARTIAL } from './remove-old-bundles.ts';

export interface BundleTask {
  roots: Roots;
  plan: BundlePlan;
  /** Where everything is put, when it is complete. */
  folder: string;
}

/**
 * Bundles the browser's code, the code that draws pages and the service worker, by Vite. The environment has to say that
 * this is for production.
 */
export async function buildBundle({ roots, plan, folder }: BundleTask): Promise<void> {
  // Another process may be bundling the same: each works in a folder of its own, and the first that is done is taken.
  const work = `${folder}.${randomUUID()}${PARTIAL}`;
  try {
    await bundleAll(roots, plan, work);
    await rename(work, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function bundleAll(roots: Roots, plan: BundlePlan, work: string): Promise<void> {
  const shared = () => ({
    ...viteConfig(roots, 'build', plan.types),
    configFile: false as const,
    logLevel: 'warn' as const,
  });
  const target = viteConfig(roots, 'build').build;
  // How long plugins take says nothing to the person who waits for the build.
  const checks = { pluginTimings: false };
  await build({
    ...shared(),
    build: {
      ...target,
      outDir: path.join(work, 'client'),
      emptyOutDir: true,
      manifest: 'manifest.json',
      sourcemap: plan.debug ?? false,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(inlineEntries.map((name) => [path.basename(name, '.ts'), name])),
          loader: 'loader.ts',
          'plain-page': 'plain-page.ts',
          hydrate: 'hydrate.tsx',
        },
        preserveEntrySignatures: 'allow-extension',
        checks,
        output: {
          ...fileNames,
          codeSplitting: { groups: [application, ...(plan.types ? [sectionsGroup] : [])] },
        },
      },
    },
  });
  await build({
    ...shared(),
    // The environment of whoever draws with it decides nothing: React's development build is not in it.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...target,
      outDir: path.join(work, 'server'),
      emptyOutDir: true,
      ssr: 'prerender.tsx',
      manifest: 'manifest.json',
      rolldownOptions: {
        // Not one file with the code of forms in it: what that sends files with loads all of Node's HTTP, in each thread.
        output: {
          entryFileNames: 'prerender.js',
          ...(plan.types && { codeSplitting: { groups: [sectionsGroup] } }),
        },
        checks,
      },
    },
    ssr: { noExternal: true },
  });
  await build({
    ...shared(),
    build: {
      ...target,
      outDir: path.join(work, 'worker'),
      emptyOutDir: true,
      rolldownOptions: {
        input: { sw: '../worker/worker.ts' },
        checks,
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
  await rename(path.join(work, 'client/manifest.json'), path.join(work, 'manifest.json'));
}

/** Where the code of a small site's sections goes: one file. */
const sectionsGroup = { name: 'sections', test: /\/src\/([^/]+\/)?sections\// };

/** Every page names the files of all section types, and chance can't be compressed: 28 bits of it are enough. */
const fileNames = {
  hashCharacters: 'hex' as const,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/**
 * What every hydrated page needs is one file: a file of its own for each small part that sections share would cost
 * a request, and bytes, for each. What lies in ui/parts is for some pages only: it is in files of its own, and no
 * other page pays for it.
 */
const application = {
  name: 'app',
  test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|\/src\/(ui\/(?!parts\/)|forms\/place\/)/,
};
