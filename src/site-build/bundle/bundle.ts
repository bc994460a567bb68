import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findCode } from '../code/code-places.ts';
import { isPlainFile } from '../is-plain-file.ts';
import { listFiles } from '../list-files.ts';
import { readSiteTheme } from '../theme/site-theme.ts';
import { runInChildProcess } from '../child-process/run-in-child-process.ts';
import { readFormServer } from '../forms/form-server.ts';
import type { BundleTask } from './build-bundle.ts';
import type { BundlePlan } from './bundle-plan.ts';
import type { BundleStyles } from './collect-styles.ts';
import type { Manifest } from './manifest.ts';
import { noteUse, removeOldBundles } from './remove-old-bundles.ts';
import type { Roots } from '../roots.ts';
import { cachePlace } from '../project-folder.ts';

/** The bundled code of a site, in a folder of the cache. */
export interface Bundle {
  /** The browser's files, copied to dist unchanged. */
  clientDir: string;
  /** The service worker, as one script. */
  workerFile: string;
  /** The module that renders pages. */
  prerenderFile: string;
  manifest: Manifest;
  /** The chunks of `prerenderFile`. */
  prerenderManifest: Manifest;
  styles: BundleStyles;
  /** A hash of the code and of the plan. */
  key: string;
}

/**
 * Bundles the browser's code and the code that renders pages, with Vite, or returns an earlier bundle of the
 * same code. Concurrent calls for the same bundle share one build.
 */
export function bundle(roots: Roots, plan: BundlePlan): Promise<Bundle> {
  const request = JSON.stringify([roots, plan]);
  const result =
    runningBundles.get(request) ?? createBundle(roots, plan).finally(() => runningBundles.delete(request));
  runningBundles.set(request, result);
  return result;
}

const runningBundles = new Map<string, Promise<Bundle>>();

async function createBundle(roots: Roots, plan: BundlePlan): Promise<Bundle> {
  const key = bundleKey(roots, plan);
  const folder = cachePlace(roots, `bundle/${key}`);
  if (existsSync(folder)) noteUse(folder);
  else {
    const task: BundleTask = { roots, plan, folder };
    await runInChildProcess(new URL('./bundle-process.ts', import.meta.url), task, bundlerEnvironment);
    await removeOldBundles(path.dirname(folder));
  }
  const read = async <T>(name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T;
  return {
    clientDir: path.join(folder, 'client'),
    workerFile: path.join(folder, 'worker/sw.js'),
    prerenderFile: path.join(folder, 'server/prerender.js'),
    manifest: await read('manifest.json'),
    prerenderManifest: await read('server/manifest.json'),
    styles: await read('styles.json'),
    key,
  };
}

/**
 * NODE_ENV is fixed, because Vite and React's plugin read it, and a cached bundle must not depend on the caller.
 * The other two make the bundler's allocators return unused memory at once: the peak is 380 MB instead of 460.
 */
const bundlerEnvironment = { NODE_ENV: 'production', MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '1' };

/** Rooms of the engine that are never part of a bundle. */
const serverOnly = /^src\/(server|studio|tools|samples)\/|\.test\.tsx?$/;

const CODE = /\.([jt]sx?|css|json|html)$/;

/** A fingerprint of all possible inputs of the bundle; new folders are included automatically. */
function bundleKey(roots: Roots, plan: BundlePlan): string {
  const { engine, site } = roots;
  const hash = createHash('sha256').update(JSON.stringify(plan));
  hash.update(readSiteTheme(path.join(site, 'pages-config')).css);
  hash.update(readFormServer(site));
  const codeIn = (root: string) =>
    listFiles(root, 'src').filter((name) => CODE.test(name) && !serverOnly.test(name));
  const forms = globSync('pages-config/_forms/*.json', { cwd: site }).filter((name) =>
    isPlainFile(path.join(site, name)),
  );
  const settings = ['package.json', 'package-lock.json', 'vite.config.ts'].filter((name) =>
    existsSync(path.join(engine, name)),
  );
  const files = [
    ...settings.map((name) => ({ name, root: engine })),
    ...findCode(roots, 'src').flatMap(({ root }) => codeIn(root).map((name) => ({ name, root }))),
    ...forms.map((name) => ({ name: withSlashes(name), root: site })),
  ];
  for (const { name, root } of files.sort((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(name).update(readFileSync(path.join(root, name)));
  return hash.digest('hex').slice(0, 16);
}

function withSlashes(file: string): string {
  return file.replaceAll(path.sep, '/');
}
