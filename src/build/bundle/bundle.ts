import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { siteTheme } from '../theme/site-theme.ts';

export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export interface Bundle {
  /** Where the browser's files lie: copied to dist as they are. */
  clientDir: string;
  /** The service worker, as one script. */
  workerFile: string;
  /** The module that draws pages. */
  prerenderFile: string;
  manifest: Record<string, ManifestChunk>;
  /** Changes with every change of the code. */
  key: string;
}

/**
 * Builds the browser's code and the code that draws pages, both by Vite; if nothing of it has changed since an
 * earlier build, that build's result is taken.
 * @param root the project's root
 */
export async function bundle(root: string): Promise<Bundle> {
  const key = await keyOf(root);
  const folder = path.join(root, 'node_modules/.cache/site/bundle', key);
  if (!existsSync(folder)) await buildInto(root, folder);
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'manifest.json'), 'utf8'),
  ) as Bundle['manifest'];
  return {
    clientDir: path.join(folder, 'client'),
    workerFile: path.join(folder, 'worker/sw.js'),
    prerenderFile: path.join(folder, 'server/prerender.js'),
    manifest,
    key,
  };
}

async function buildInto(root: string, folder: string): Promise<void> {
  const work = `${folder}.partial`;
  await rm(work, { recursive: true, force: true });
  const shared = {
    configFile: path.join(root, 'vite.config.ts'),
    configLoader: 'native' as const,
    logLevel: 'warn' as const,
  };
  // How long plugins take says nothing to the person who waits for the build.
  const checks = { pluginTimings: false };
  await build({
    ...shared,
    build: {
      outDir: path.join(work, 'client'),
      emptyOutDir: true,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { preferences: 'preferences.ts', loader: 'loader.ts', hydrate: 'hydrate.tsx' },
        preserveEntrySignatures: 'allow-extension',
        checks,
        output: { codeSplitting: { groups: [application] } },
      },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: path.join(work, 'server'),
      emptyOutDir: true,
      ssr: 'prerender.tsx',
      rolldownOptions: { output: { entryFileNames: 'prerender.js' }, checks },
    },
    ssr: { noExternal: true },
  });
  await build({
    ...shared,
    build: {
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
  await removeOthers(folder);
}

/**
 * What every hydrated page needs is one file: a file of its own for each small part that sections share would cost
 * a request, and bytes, for each.
 */
const application = {
  name: 'app',
  test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|\/src\/(ui|forms\/place)\//,
};

/** Only the newest bundle is kept: a code change makes the earlier ones worthless. */
async function removeOthers(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const others = (await readdir(parent)).filter((name) => name !== path.basename(folder));
  await Promise.all(others.map((name) => rm(path.join(parent, name), { recursive: true })));
}

/** Rooms of the engine from which nothing reaches a browser or a page: a change there keeps the bundle. */
const apart = /^src\/(server|tools|samples)\/|\.test\.tsx?$/;

/** A fingerprint of everything that the bundle can be made from: a folder that is new counts by itself. */
async function keyOf(root: string): Promise<string> {
  const hash = createHash('sha256');
  const code = globSync('src/**/*.{ts,tsx,css,json,html}', { cwd: root });
  const forms = globSync('pages-config/_forms/*.json', { cwd: root });
  hash.update(siteTheme(path.join(root, 'pages-config')).css);
  const files = ['package-lock.json', 'vite.config.ts', ...code, ...forms].map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  for (const file of files.filter((name) => !apart.test(name)).sort())
    hash.update(file).update(await readFile(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
