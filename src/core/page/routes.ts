const ROOT = 'pages-config/';

/** The route of a page's file: pages-config/index.json is /, pages-config/news/index.json is /news. */
export function routeOf(path: string): string {
  const name = (path.startsWith(ROOT) ? path.slice(ROOT.length) : path).replace(/\.json$/, '');
  if (name === 'index') return '/';
  return '/' + name.replace(/\/index$/, '');
}

/** The files that would have a route: pages-config/news.json, pages-config/news/index.json. */
export function filesOf(route: string): string[] {
  const name = ROOT + route.slice(1);
  return [`${name}.json`, `${name}/index.json`];
}

/** The route that an internal address leads to, without query, anchor and closing slash. */
export function routeOfLink(href: string): string {
  const route = href.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return route === '' ? '/' : route;
}
