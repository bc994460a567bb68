/** The address of a page's data file: /about → /about/index.json. */
export function dataAddress(route: string): string {
  return route === '/' ? '/index.json' : `${route}/index.json`;
}

/** A path without a slash at the end, as in routes: /about/ → /about. */
export function normalRoute(pathname: string): string {
  // No regular expression: it would take quadratic time for a path of slashes.
  let end = pathname.length;
  while (pathname.endsWith('/', end) && end > 0) end--;
  return pathname.slice(0, end) || '/';
}

/** Whether a path leads to a file rather than a page: its last segment has an extension, such as /feed.xml. */
export function isFileAddress(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return name.slice(0, -1).includes('.');
}

/** Whether an address is a route of this site without parameters and anchor, to which parameters can be added. */
export function isPlainRoute(address: string): boolean {
  return /^\/(?!\/)[^?#]*$/.test(address);
}
