/** Folders of the build with generated file names. */
const folders = ['assets', 'media'];

/** Files of the build that browsers request by themselves. */
const files = new Set([
  '404',
  '_headers',
  '_redirects',
  'apple-touch-icon.png',
  'build.json',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'offline.html',
  'offline.json',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'speculation-rules.json',
  'sw.js',
]);

/**
 * The route of the page whose file is at an address, such as /about for /about/index.html; undefined for other files.
 */
export function pageOfBuiltFile(route: string): string | undefined {
  const [, page] = /^(.*)\/index\.(?:html|json)$/.exec(route) ?? [];
  return page === '' ? '/' : page;
}

/** Whether the build itself writes a file at an address, without content for it. */
export function isBuildAddress(route: string): boolean {
  const [first = '', ...more] = route.slice(1).split('/');
  if (folders.includes(first) && more.length > 0) return true;
  return files.has(route.slice(1)) || /\/404\.(html|json)$/.test(route);
}
