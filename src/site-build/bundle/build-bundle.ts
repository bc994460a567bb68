import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { viteConfig } from '../vite/config.ts';
import type { Roots } from '../roots.ts';
import { bundleClient } from './bundle-client.ts';
import type { BundlePlan } from './bundle-plan.ts';
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
    // It is run from wherever the project keeps it, whatever kind of modules its own package.json declares.
    await writeFile(path.join(work, 'package.json'), '{ "type": "module" }\n');
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
  const client = await bundleClient(roots, plan, {
    ...shared(),
    build: { ...target, outDir: path.join(work, 'client') },
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
  for (const [name, value] of Object.entries(client))
    await writeFile(path.join(work, `${name}.json`), JSON.stringify(value));
}

/** Where the code of a small site's sections goes: one file. */
const sectionsGroup = { name: 'sections', test: /\/src\/([^/]+\/)?sections\// };
