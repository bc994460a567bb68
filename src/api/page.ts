/* Pages: their routes, the entries of their heads, and headers. */

export { headHtml, type HeadEntry } from '../core/page/head-entry.ts';
export { headersByRules, type HeaderRules } from '../core/page/header-rules.ts';
export { candidateFiles, parseTranslation, routeOfLink, toRoute } from '../core/page/routes.ts';
export { unroutedPlace } from '../core/page/unrouted-pages.ts';
