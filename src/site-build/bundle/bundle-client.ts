import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { Roots } from '../roots.ts';
import { oldestBrowsers } from '../vite/oldest-browsers.ts';
import type { BundlePlan } from './bundle-plan.ts';
import { formEntry } from './bundle-files.ts';
import { collectStyles, type BundleStyles } from './collect-styles.ts';
import { componentPath } from './component-path.ts';
import { filesTogether } from './files-together.ts';
import { inlineEntries } from './inline-entries.ts';
import type { Manifest } from './manifest.ts';

/**
 * Bundles the browser's code, and collects its style sheets one by one.
 * @param config Vite's options, with `outDir`
 */
export async function bundleClient(
  roots: Roots,
  plan: BundlePlan,
  config: InlineConfig & { build: { outDir: string } },
): Promise<{ manifest: Manifest; styles: BundleStyles }> {
  const { plugin, collected } = collectStyles(path.join(roots.engine, 'src'), oldestBrowsers(roots.engine));
  const output = await build({
    ...config,
    plugins: [config.plugins, plugin],
    build: {
      ...config.build,
      emptyOutDir: true,
      manifest: 'manifest.json',
      sourcemap: plan.sourceMaps ?? false,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(inlineEntries.map((name) => [path.parse(name).name, name])),
          loader: 'loader.ts',
          'plain-page': 'plain-page.ts',
          hydrate: 'hydrate.tsx',
        },
        preserveEntrySignatures: 'allow-extension',
        // Without this, Vite prints plugin timings, which do not help the user.
        checks: { pluginTimings: false },
        output: { ...fileNames, codeSplitting: { groups: filesTogether(plan) } },
      },
    },
  });
  const file = path.join(config.build.outDir, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(file);
  return { manifest: withSectionEntries(manifest, output as Rolldown.RolldownOutput), styles: collected };
}

/**
 * Every page names the files of all section types, and hashes do not compress, so they are short: 28 bits are
 * enough.
 */
const fileNames = {
  hashCharacters: 'hex' as const,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/**
 * Vite names a file after its first module. A section in a shared file gets a manifest entry under its own
 * name.
 */
function withSectionEntries(manifest: Manifest, { output }: Rolldown.RolldownOutput): Manifest {
  const entries = { ...manifest };
  for (const part of output) {
    const chunk = Object.values(manifest).find(({ file }) => file === part.fileName);
    for (const id of chunk && part.type === 'chunk' ? part.moduleIds : []) {
      const name = `..${/.*\/src(\/.*)$/.exec(id.replaceAll('\\', '/'))?.[1]}`;
      if (componentPath(name) || name === formEntry) entries[name] ??= chunk!;
    }
  }
  return entries;
}
