/** Folders that a build writes, whose names are made by it. */
const folders = ['assets', 'media'];

/** What a build writes beside the pages, and browsers ask for by itself. */
const files = new Set([
  '404',
  '_headers',
  '_redirects',
  'apple-touch-icon.png',
  'build.json',
  'favicon.ico',
  'favicon.svg',
  'offline.html',
  'offline.json',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'speculation-rules.json',
  'sw.js',
]);

/**
 * The route of the page whose file is at an address, such as /about of /about/index.html; `undefined` if it is that of no
 * page.
 */
export function pageOfBuiltFile(route: string): string | undefined {
  const [, page] = /^(.*)\/index\.(?:html|json)$/.exec(route) ?? [];
  return page === '' ? '/' : page;
}

/** Whether a build writes what is at an address, whatever pages there are. */
export function isOfBuild(route: string): boolean {
  const [first = '', ...more] = route.slice(1).split('/');
  if (folders.includes(first) && more.length > 0) return true;
  return files.has(route.slice(1)) || /\/404\.(html|json)$/.test(route);
}
