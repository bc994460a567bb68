/** The address of the data file that is beside a page's HTML: /about → /about/index.json. */
export function dataAddress(route: string): string {
  return route === '/' ? '/index.json' : `${route}/index.json`;
}

/** A path without a slash at its end, as routes are written: /about/ → /about. */
export function normalRoute(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
