import { isPlainRoute } from '../../page/page-address.ts';

/** A service, as a form shows it. */
export interface PageService {
  title: string;
  /** The answer of the form for this service. Default: the title */
  choice?: string;
}

/** The services that a page's forms may ask for, by route. */
export type PageServices = Readonly<Record<string, PageService>>;

/**
 * Adds a service to an address: /quote?service=web.
 * @param to address of a link; an external address, or one with parameters or an anchor, stays unchanged
 * @param route the service's page
 */
export function withService(to: string, route: string): string {
  return isPlainRoute(to) ? `${to}?service=${route.slice(1)}` : to;
}

/**
 * The route of the service that an address names. There may be no page with this route.
 * @param search the query, with its question mark
 */
export function serviceRoute(search: string): string | undefined {
  const [, name] = /[?&]service=([\w/-]+)/.exec(search) ?? [];
  return name && `/${name}`;
}

/** The service that an address names; undefined if the page does not offer it. */
export function serviceIn(search: string, services: PageServices | undefined): PageService | undefined {
  return services?.[serviceRoute(search) ?? ''];
}
