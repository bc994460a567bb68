import type { ResolvedSite } from '../../../core/content/resolved-page.ts';
import type { WrittenSite } from '../../../core/content/site.gen.ts';
import { brandAddresses } from '../../media/brand/brand-addresses.ts';

export interface ManifestInput {
  app?: WrittenSite['app'];
  /** The background colour in the light theme. */
  ground: string;
}

/**
 * The web app manifest. The installed site keeps the buttons Back and Reload in browsers that support that,
 * because it is a site for reading.
 * @see https://www.w3.org/TR/appmanifest/
 */
export function appManifest(site: ResolvedSite, { app, ground }: ManifestInput): string {
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
    background_color: ground,
    theme_color: ground,
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
