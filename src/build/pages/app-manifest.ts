import type { ResolvedSite } from '../../core/content/resolved-page.ts';
import type { Link } from '../../core/content/resolved.ts';
import { brandAddresses } from '../media/brand.ts';

/** What _site.json says of the installed site. */
export interface WrittenApp {
  shortName: string;
  shortcuts?: Link[];
  categories?: string[];
}

export interface ManifestInput {
  app?: WrittenApp | undefined;
  /** The colour of the page in the light theme. */
  paper: string;
}

/**
 * By what a browser installs the site. It keeps the browser's Back and Reload where there are such windows: this is a
 * site to read in. @see https://www.w3.org/TR/appmanifest/
 */
export function appManifest(site: ResolvedSite, { app, paper }: ManifestInput): string {
  const { small, large, maskable, svg } = brandAddresses;
  return JSON.stringify({
    id: '/',
    name: `${site.name}: ${site.tagline}`,
    short_name: app?.shortName ?? site.name,
    description: site.description,
    lang: site.language,
    dir: 'ltr',
    ...(app?.categories && { categories: app.categories }),
    start_url: '/',
    scope: '/',
    display_override: ['minimal-ui'],
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: small, sizes: '192x192', type: 'image/png' },
      { src: large, sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: svg, sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: (app?.shortcuts ?? []).map(({ label, to }) => ({
      name: label,
      url: to,
      icons: [{ src: small, sizes: '192x192', type: 'image/png' }],
    })),
  });
}
