import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { viteConfig } from '../vite/config.ts';
import type { Roots } from '../roots.ts';
import { bundleClient } from './bundle-client.ts';
import { classTables } from './class-tables.ts';
import type { BundlePlan } from './bundle-plan.ts';
import { PARTIAL } from './remove-old-bundles.ts';

/** The task of the child process that bundles. */
export interface BundleTask {
  roots: Roots;
  plan: BundlePlan;
  /** The final folder of the complete bundle. */
  folder: string;
}

/**
 * Bundles the browser's code, the code that renders pages, and the service worker, with Vite. NODE_ENV must be
 * "production".
 */
export async function buildBundle({ roots, plan, folder }: BundleTask): Promise<void> {
  // Another process may build the same bundle: each works in a separate folder, and the first complete bundle
  // is used.
  const workFolder = `${folder}.${randomUUID()}${PARTIAL}`;
  try {
    await bundleAll(roots, plan, workFolder);
    // The modules run from the project's cache, so their type must not depend on the project's package.json.
    await writeFile(path.join(workFolder, 'package.json'), '{ "type": "module" }\n');
    await rename(workFolder, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function bundleAll(roots: Roots, plan: BundlePlan, workFolder: string): Promise<void> {
  const shared = () => ({
    ...viteConfig(roots, 'build', plan),
    configFile: false as const,
    logLevel: 'warn' as const,
  });
  const target = viteConfig(roots, 'build').build;
  // Without this, Vite prints plugin timings, which do not help the user.
  const checks = { pluginTimings: false };
  const tables = classTables();
  const forBrowsers = shared();
  const client = await bundleClient(roots, plan, {
    ...forBrowsers,
    plugins: [forBrowsers.plugins, tables.collect],
    build: { ...target, outDir: path.join(workFolder, 'client') },
  });
  const forPages = shared();
  await build({
    ...forPages,
    plugins: [forPages.plugins, tables.use],
    // Fixed, so that the result does not depend on the environment of a later process, and React's
    // development build is left out.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...target,
      outDir: path.join(workFolder, 'server'),
      emptyOutDir: true,
      ssr: 'prerender.tsx',
      manifest: 'manifest.json',
      rolldownOptions: {
        // The code of forms is in separate files: its uploads would load all of Node's HTTP client in each
        // thread.
        output: {
          entryFileNames: 'prerender.js',
          ...(plan.codeNames && { codeSplitting: { groups: [sectionsGroup] } }),
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
      outDir: path.join(workFolder, 'worker'),
      emptyOutDir: true,
      rolldownOptions: {
        input: { sw: '../worker/worker.ts' },
        checks,
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
  for (const [name, value] of Object.entries(client))
    await writeFile(path.join(workFolder, `${name}.json`), JSON.stringify(value));
}

/** The group of a small site's sections, which are in one file. */
const sectionsGroup = { name: 'sections', test: /\/src\/([^/]+\/)?sections\// };
