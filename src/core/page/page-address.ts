/** The address of the data file that is beside a page's HTML: /about → /about/index.json. */
export function dataAddress(route: string): string {
  return route === '/' ? '/index.json' : `${route}/index.json`;
}

/** A path without a slash at its end, as routes are written: /about/ → /about. */
export function normalRoute(pathname: string): string {
  // Not by an expression: an address of slashes alone would take the square of its length.
  let end = pathname.length;
  while (pathname.endsWith('/', end) && end > 0) end--;
  return pathname.slice(0, end) || '/';
}

/** Whether a path leads to a file and not to a page: its last part has an ending, as /feed.xml has. */
export function isFileAddress(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return name.slice(0, -1).includes('.');
}
