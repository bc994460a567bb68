import { dataAddress } from '../page/page-address.ts';

/** A page that can be read without a connection. */
export interface CachedPage {
  route: string;
  title: string;
}

/**
 * The cached paths that are page documents, newest first.
 * @param paths oldest first
 */
export function cachedRoutes(paths: readonly string[]): string[] {
  const cachedPaths = new Set(paths);
  return paths.filter((path) => !path.endsWith('.json') && cachedPaths.has(dataAddress(path))).reverse();
}

/** The cached paths to delete so that only `limit` pages stay, each with its data. */
export function pathsBeyondLimit(paths: readonly string[], limit: number): string[] {
  const routes = cachedRoutes(paths).slice(0, limit);
  const remaining = new Set(routes.flatMap((route) => [route, dataAddress(route)]));
  return paths.filter((path) => !remaining.has(path));
}
