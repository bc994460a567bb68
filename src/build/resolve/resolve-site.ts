import type { NavigationItem, ResolvedSite } from '../../core/content/resolved-page.ts';
import type { Link } from '../../core/content/parts.gen.ts';
import type { ServiceTile } from '../../core/content/service-tile.ts';
import type { SiteContent } from '../../core/content/site.gen.ts';
import type { JsonObject, ValidPage } from '../../core/content/valid-page.ts';
import { shownAt } from '../../core/content/shown-at.ts';
import type { PartsContext } from './resolve-page.ts';
import { resolveParts } from './resolve-page.ts';

/** What all pages share, as the browser receives it, but for the words of the interface. */
export async function resolveSite(
  data: JsonObject,
  pages: ValidPage[],
  context: PartsContext,
): Promise<Omit<ResolvedSite, 'messages'>> {
  const site = (await resolveParts('site', shownAt(data, context.showing).data, context)) as SiteContent;
  const receipt = pages.find(showsReceipt);
  return {
    name: site.name,
    tagline: site.tagline,
    description: site.description,
    url: site.url.replace(/\/$/, ''),
    language: site.language,
    timeZone: site.timeZone ?? 'UTC',
    ...(site.logo && { logo: site.logo }),
    actions: site.header?.actions ?? [],
    navigation: site.navigation.map(withParentFirst),
    footer: (site.footer ?? []).map(({ title, links }) => ({ title, links: links.map(linkOf) })),
    social: (site.social ?? []).map(({ network, to }) => ({
      network,
      to,
      label: networkNames[network] ?? network,
    })),
    copyright: site.copyright,
    ...(site.copyrightBelow && { copyrightBelow: site.copyrightBelow }),
    ...(site.chat && { chat: chatLink(site.chat) }),
    ...(site.contact?.email && { email: site.contact.email }),
    ...(site.backgroundFilm && { film: site.backgroundFilm }),
    ...(receipt && { receiptRoute: receipt.route }),
    ...(site.privacy && { privacy: site.privacy }),
    overlays: pages.filter(opensInPlace).map((page) => page.route),
    thirdParties: site.thirdParties ?? {},
  };
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

function linkOf(entry: Link | ServiceTile): Link {
  return 'label' in entry ? entry : { label: entry.shortTitle ?? entry.title, to: entry.to };
}

function chatLink({ number, greeting, label }: NonNullable<SiteContent['chat']>): Link {
  return { label, to: `https://wa.me/${number}?text=${encodeURIComponent(greeting)}` };
}

function showsReceipt(page: ValidPage): boolean {
  const types = page.types ?? page.data.sections?.map(({ type }) => type);
  return types?.includes('receipt') ?? false;
}

function opensInPlace(page: ValidPage): boolean {
  return (page.head ?? page.data).dialog?.overlay === true;
}
