import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, ServerOptions } from 'vite';
import { previewAddress } from '../../core/page/preview.ts';
import { cachePlace } from '../project-folder.ts';
import type { Roots } from '../roots.ts';
import { handler } from './handler.ts';
import { refuseRequest } from './refusal.ts';

/** Vite's address for opening a file in the developer's editor. */
const OPEN_IN_EDITOR = '/__open-in-editor';

/** The addresses with side effects; all others only return data. */
export const actions = [previewAddress.fix, OPEN_IN_EDITOR] as const;

/**
 * Refuses requests with side effects from other origins, and requests to open files outside the project. It
 * must be the first middleware. Browsers report the origin in `Sec-Fetch-Site`.
 */
export function guardRequests(roots: Roots): Connect.NextHandleFunction {
  return handler(async (url, request) => {
    // Like Vite, it ignores case, and anything after a slash.
    const pathname = url.pathname.toLowerCase();
    const action = actions.find((each) => pathname === each || pathname.startsWith(`${each}/`));
    if (action === undefined) return undefined;
    if (request.headers['sec-fetch-site'] !== 'same-origin')
      return refuseRequest(403, 'The request came from another website.');
    if (action !== OPEN_IN_EDITOR) return undefined;
    const isInside = await isInProject(url.searchParams.get('file') ?? '', roots);
    return isInside ? undefined : refuseRequest(403, 'The project has no such file.');
  });
}

/**
 * The files that Vite may serve directly (`/@fs/…`): the sources of pages, but neither submissions nor
 * secrets.
 */
export function servedFiles(roots: Roots): NonNullable<ServerOptions['fs']> {
  const { engine, site } = roots;
  const folders = ['src', 'schemas', 'pages-config', 'node_modules'];
  return {
    strict: true,
    allow: [
      ...[engine, site].flatMap((root) => folders.map((folder) => path.join(root, folder))),
      cachePlace(roots, 'vite'),
    ],
    deny: [
      '.env',
      '.env.*',
      '**/.git/**',
      '*.{crt,key,pem,p12,pfx}',
      '*.{sqlite,sqlite3,db}{,-*}',
      '**/var/**',
    ],
  };
}

/** @param place a path, optionally with :line:column */
async function isInProject(place: string, { engine, site }: Roots): Promise<boolean> {
  const [, file = ''] = /^(.*?)(?::\d+){0,2}$/s.exec(place) ?? [];
  const realFile = await realpath(path.resolve(file)).catch(() => undefined);
  const folders = await Promise.all([engine, site].map((root) => realpath(root)));
  return realFile !== undefined && folders.some((folder) => realFile.startsWith(folder + path.sep));
}
