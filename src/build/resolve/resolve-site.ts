import type {
  HeaderAction,
  NavigationItem,
  ResolvedSite,
  ThirdParties,
} from '../../core/content/resolved-page.ts';
import type { Link, ResolvedFilm, ResolvedImage, Tile } from '../../core/content/resolved.ts';
import type { JsonObject, ValidPage } from '../../core/validate.ts';
import type { PartsContext } from './resolve-page.ts';
import { resolveParts } from './resolve-page.ts';

/** What all pages share, as the browser receives it. */
export async function resolveSite(
  data: JsonObject,
  pages: ValidPage[],
  context: PartsContext,
): Promise<ResolvedSite> {
  const site = (await resolveParts('site', data, context)) as WrittenSite;
  return {
    name: site.name,
    tagline: site.tagline,
    description: site.description,
    url: site.url.replace(/\/$/, ''),
    language: site.language,
    ...(site.logo && { logo: site.logo }),
    actions: site.header?.actions ?? [],
    navigation: site.navigation.map(withParentFirst),
    footer: site.footer.map(({ title, links }) => ({ title, links: links.map(linkOf) })),
    social: site.social.map(({ network, to }) => ({ network, to, label: networkNames[network] ?? network })),
    copyright: site.copyright,
    ...(site.chat && { chat: chatLink(site.chat) }),
    ...(site.backgroundFilm && { film: site.backgroundFilm }),
    overlays: pages.filter(opensInPlace).map((page) => page.route),
    thirdParties: withPlace(site.thirdParties ?? {}),
  };
}

interface WrittenSite extends Pick<
  ResolvedSite,
  'name' | 'tagline' | 'description' | 'url' | 'language' | 'copyright'
> {
  logo?: ResolvedImage;
  header?: { actions?: HeaderAction[] };
  navigation: NavigationItem[];
  footer: { title: string; links: (Link | Tile)[] }[];
  social: { network: string; to: string }[];
  chat?: { number: string; greeting: string; label: string };
  backgroundFilm?: { light: ResolvedFilm; dark: ResolvedFilm };
  thirdParties?: WrittenThirdParties;
}

interface WrittenThirdParties extends Omit<ThirdParties, 'map'> {
  map?: { query: string; src: string };
}

const networkNames: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  youtube: 'YouTube',
};

/** A dropdown's parent only opens it, so the parent's own page is its first entry. */
function withParentFirst({ label, to, items }: NavigationItem): NavigationItem {
  return items ? { label, to, items: [{ label, to }, ...items] } : { label, to };
}

function linkOf(entry: Link | Tile): Link {
  return 'label' in entry ? entry : { label: entry.short ?? entry.title, to: entry.to };
}

function chatLink({ number, greeting, label }: NonNullable<WrittenSite['chat']>): Link {
  return { label, to: `https://wa.me/${number}?text=${encodeURIComponent(greeting)}` };
}

/** The map's address with the place in it. */
function withPlace({ map, ...others }: WrittenThirdParties): ThirdParties {
  if (!map) return others;
  return { ...others, map: { src: map.src.replaceAll('{query}', encodeURIComponent(map.query)) } };
}

function opensInPlace({ data }: ValidPage): boolean {
  return (data['dialog'] as { overlay?: boolean } | undefined)?.overlay === true;
}
