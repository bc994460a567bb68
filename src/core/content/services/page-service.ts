/** A service, as a form shows it. */
export interface PageService {
  title: string;
  /** The answer of the form for this service, if not the title. */
  choice?: string;
}

/** The services that a page's forms may ask for, by route. */
export type PageServices = Readonly<Record<string, PageService>>;

/**
 * Adds the service that was read to an address: /quote?service=web.
 * @param to the link; an external address, or one with parameters or an anchor, stays unchanged
 * @param route the service's page
 */
export function withService(to: string, route: string): string {
  return /^\/(?!\/)[^?#]*$/.test(to) ? `${to}?service=${route.slice(1)}` : to;
}

/**
 * The route of the service in an address's parameters, whether the page exists or not.
 * @param search from the question mark on
 */
export function serviceRoute(search: string): string | undefined {
  const [, name] = /[?&]service=([\w/-]+)/.exec(search) ?? [];
  return name && `/${name}`;
}

/** The service in an address's parameters, if the page offers it. */
export function serviceIn(search: string, services: PageServices | undefined): PageService | undefined {
  return services?.[serviceRoute(search) ?? ''];
}
