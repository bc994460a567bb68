/** A service as a form that asks for one knows it. */
export interface PageService {
  title: string;
  /** The answer of the form that stands for it, where that is not the title. */
  choice?: string;
}

/** The services that a page's forms may be about, by the routes of their pages. */
export type PageServices = Readonly<Record<string, PageService>>;

/**
 * The address of a page that is to know which service was read: /quote?service=web.
 * @param to where the link leads; an address outside of the site, or one with parameters or an anchor, stays as it is
 * @param route the service's own page
 */
export function withService(to: string, route: string): string {
  return /^\/(?!\/)[^?#]*$/.test(to) ? `${to}?service=${route.slice(1)}` : to;
}

/**
 * The route of the page whose service the parameters of an address name, whether there is such a page or not.
 * @param search from the question mark on
 */
export function serviceRoute(search: string): string | undefined {
  const [, name] = /[?&]service=([\w/-]+)/.exec(search) ?? [];
  return name && `/${name}`;
}

/** The service that the parameters of an address name, if the page knows it. */
export function serviceIn(search: string, services: PageServices | undefined): PageService | undefined {
  return services?.[serviceRoute(search) ?? ''];
}
