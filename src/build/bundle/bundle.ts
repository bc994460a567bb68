import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { siteTheme } from '../theme/site-theme.ts';
import type { BundlePlan } from './bundle-plan.ts';
import { leaveOut, sectionsGroup } from './leave-out.ts';
import type { Roots } from '../roots.ts';
import { viteConfig } from '../vite/config.ts';

export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
  isEntry?: boolean;
}

export interface Bundle {
  /** Where the browser's files lie: copied to dist as they are. */
  clientDir: string;
  /** The service worker, as one script. */
  workerFile: string;
  /** The module that draws pages. */
  prerenderFile: string;
  manifest: Record<string, ManifestChunk>;
  /** The chunks of the code that draws pages. */
  prerenderManifest: Record<string, ManifestChunk>;
  /** Changes with every change of the code. */
  key: string;
}

/**
 * Builds the browser's code and the code that draws pages, both by Vite; if nothing of it has changed since an
 * earlier build, that build's result is taken.
 */
export async function bundle(roots: Roots, plan: BundlePlan): Promise<Bundle> {
  const key = await keyOf(roots, plan);
  const folder = path.join(roots.engine, 'node_modules/.cache/site/bundle', key);
  if (!existsSync(folder)) await buildInto(roots, plan, folder);
  const readManifest = async (name: string) =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Bundle['manifest'];
  return {
    clientDir: path.join(folder, 'client'),
    workerFile: path.join(folder, 'worker/sw.js'),
    prerenderFile: path.join(folder, 'server/prerender.js'),
    manifest: await readManifest('manifest.json'),
    prerenderManifest: await readManifest('server/manifest.json'),
    key,
  };
}

async function buildInto(roots: Roots, plan: BundlePlan, folder: string): Promise<void> {
  const work = `${folder}.partial`;
  await rm(work, { recursive: true, force: true });
  const config = () => {
    const { plugins = [], ...rest } = viteConfig(roots, 'build');
    return { ...rest, plugins: [...plugins, leaveOut(plan)] };
  };
  const shared = () => ({
    ...config(),
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
          preferences: 'preferences.ts',
          'first-styles': 'first-styles.ts',
          loader: 'loader.ts',
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
    build: {
      ...target,
      outDir: path.join(work, 'server'),
      emptyOutDir: true,
      ssr: 'prerender.tsx',
      manifest: 'manifest.json',
      rolldownOptions: {
        output: { entryFileNames: 'prerender.js', ...(plan.types && { codeSplitting: false }) },
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
  await rename(work, folder);
  await removeOld(path.dirname(folder));
}

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

/** A code change makes the earlier bundles worthless; a few are kept, as each site has its own. */
async function removeOld(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => !name.endsWith('.partial'));
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(parent, name))).mtimeMs));
  const byAge = names
    .map((name, index) => ({ name, time: times[index] ?? 0 }))
    .sort((a, b) => b.time - a.time);
  await Promise.all(
    byAge.slice(6).map(({ name }) => rm(path.join(parent, name), { recursive: true, force: true })),
  );
}

/** Rooms of the engine from which nothing reaches a browser or a page: a change there keeps the bundle. */
const apart = /^src\/(server|tools|samples)\/|\.test\.tsx?$/;

/** A fingerprint of everything that the bundle can be made from: a folder that is new counts by itself. */
async function keyOf({ engine, site }: Roots, plan: BundlePlan): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(plan));
  hash.update(siteTheme(path.join(site, 'pages-config')).css);
  const code = globSync('src/**/*.{ts,tsx,css,json,html}', { cwd: engine });
  const forms = globSync('pages-config/_forms/*.json', { cwd: site });
  const ofEngine = ['package-lock.json', 'vite.config.ts', ...code].map(withSlashes);
  const files = [
    ...ofEngine.filter((name) => !apart.test(name)).map((name) => ({ name, root: engine })),
    ...forms.map((name) => ({ name: withSlashes(name), root: site })),
  ];
  for (const { name, root } of files.sort((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(name).update(await readFile(path.join(root, name)));
  return hash.digest('hex').slice(0, 16);
}

function withSlashes(file: string): string {
  return file.replaceAll(path.sep, '/');
}
