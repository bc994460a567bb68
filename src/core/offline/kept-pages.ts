import { dataAddress } from '../page/page-address.ts';

/** A page that can be read without a connection. */
export interface KeptPage {
  route: string;
  title: string;
}

/** Which of the kept paths are documents of pages, newest first; they are given oldest first. */
export function keptRoutes(paths: readonly string[]): string[] {
  const there = new Set(paths);
  return paths.filter((path) => !path.endsWith('.json') && there.has(dataAddress(path))).reverse();
}

/** The paths to give up so that only so many pages are left, each with its data. */
export function beyondLimit(paths: readonly string[], limit: number): string[] {
  const routes = keptRoutes(paths).slice(0, limit);
  const kept = new Set(routes.flatMap((route) => [route, dataAddress(route)]));
  return paths.filter((path) => !kept.has(path));
}
