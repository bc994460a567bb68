/* Pages: their routes, the entries of their heads, and headers. */

export type { HeadEntry } from '../core/page/head-entry.ts';
export { headersByRules, type HeaderRules } from '../core/page/header-rules.ts';
export { candidateFiles, routeOfLink } from '../core/page/routes.ts';
