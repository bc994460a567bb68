import type { JsonObject } from '../../core/content/valid-page.ts';
import { pageScaffold } from './pages-and-forms.ts';
import type { Scaffold } from './scaffold-files.ts';
import type { ScaffoldSite } from './scaffold-site.ts';

interface SitePage {
  /** The type of its section. */
  type: string;
  title: string;
  description: string;
}

/** The pages that the site itself shows, by name. */
const SITE_PAGES: Readonly<Record<string, SitePage>> = {
  '_not-found': {
    type: 'not-found',
    title: 'Page not found',
    description: 'There is no page at this address. It has moved, or there never was one.',
  },
  _offline: {
    type: 'offline',
    title: 'No connection',
    description: 'There is no connection just now, and this page is not stored on your device.',
  },
};

/**
 * Whether the site itself shows the page.
 * @param name name of the new page: _not-found, help/payment
 */
export function isSitePage(name: string): boolean {
  return Object.hasOwn(SITE_PAGES, name);
}

/**
 * A page that the site itself shows: with the texts of its section's example, and links to pages of the site.
 * It can't be a draft, so it has no placeholders.
 * @param name _not-found or _offline
 */
export function newSitePage(name: string, site: ScaffoldSite): Scaffold {
  const { type, title, description } = SITE_PAGES[name]!;
  const example = site.set.root(`sections/${type}`)?.node.examples?.[0] as JsonObject;
  const { image: _sample, ...section } = example;
  const links = 'links' in section ? { links: mainPages(site) } : {};
  const page = { title, description, seo: { noindex: true }, sections: [{ ...section, ...links }] };
  return pageScaffold(name, site, page, ['Its words are an example: write your own.']);
}

/** The pages of the navigation, at most four. */
function mainPages({ data }: ScaffoldSite): JsonObject[] {
  const navigation = (data['navigation'] ?? []) as { label: string; to?: string }[];
  const pages = navigation.flatMap(({ label, to }) => (to?.startsWith('/') ? [{ label, to }] : []));
  return pages.length > 0 ? pages.slice(0, 4) : [{ label: String(data['name']), to: '/' }];
}
