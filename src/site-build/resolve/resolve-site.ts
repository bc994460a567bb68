import type { NavigationItem, ResolvedSite } from '../../core/content/resolved-page.ts';
import type { Link } from '../../core/content/parts.gen.ts';
import type { ServiceTile } from '../../core/content/services/service-tile.ts';
import type { SiteContent } from '../../core/content/site.gen.ts';
import type { JsonObject, ValidPage } from '../../core/content/valid-page.ts';
import { shownAt } from '../../core/content/dates/shown-at.ts';
import { declaredLanguages } from '../../core/content/languages/languages.ts';
import { siteTexts } from '../../core/content/languages/site-texts.ts';
import { parseTranslation } from '../../core/page/routes.ts';
import type { PartsContext } from './resolve-page.ts';
import { localAddress, resolveParts } from './resolve-page.ts';

/**
 * The data that all pages of a language share, without messages.
 * @param data data of _site.json in that language
 * @param pages pages of all languages
 */
export async function resolveSite(
  data: JsonObject,
  pages: ValidPage[],
  context: PartsContext,
): Promise<Omit<ResolvedSite, 'messages'>> {
  const site = (await resolveParts('site', shownAt(data, context.showing).data, context)) as SiteContent;
  const pagesInLanguage = pages.filter(({ file }) => parseTranslation(file)?.language === context.language);
  const receipt = pagesInLanguage.find(showsReceipt) ?? pages.find(showsReceipt);
  const home = localAddress('/', context);
  const { direction } = declaredLanguages(data).find(({ code }) => code === site.language) ?? {};
  const untranslated = untranslatedIn(data, site, context);
  return {
    name: site.name,
    tagline: site.tagline,
    description: site.description,
    url: site.url.replace(/\/$/, ''),
    language: site.language,
    ...(direction === 'rtl' && { direction }),
    ...(home !== '/' && { home }),
    ...(context.language !== undefined && { original: context.languages?.original ?? 'en' }),
    ...(untranslated.length > 0 && { untranslated }),
    timeZone: site.timeZone ?? 'UTC',
    ...(site.logo && { logo: site.logo }),
    actions: site.header?.actions ?? [],
    navigation: site.navigation.map(withParentFirst),
    footer: (site.footer ?? []).map(({ title, links }) => ({ title, links: links.map(toLink) })),
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
    overlays: pagesInLanguage.filter(isOverlay).map((page) => page.route),
    thirdParties: site.thirdParties ?? {},
  };
}

/** Texts that are on all pages and not translated: texts of _site.json, and names of services. */
function untranslatedIn(
  data: JsonObject,
  { footer = [] }: SiteContent,
  { set, language }: PartsContext,
): string[] {
  if (language === undefined) return [];
  const { texts = {} } = declaredLanguages(data).find(({ code }) => code === language) ?? {};
  const translatedTexts = new Set(Object.values(texts));
  const siteWords = siteTexts(set, data).map(({ text }) => text);
  const services = footer
    .flatMap(({ links }) => [...links])
    .filter((link) => 'language' in link && link.language);
  const names = services.map((entry) => toLink(entry).label);
  return [...new Set([...siteWords.filter((text) => !translatedTexts.has(text)), ...names])];
}

const networkNames: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  youtube: 'YouTube',
};

/**
 * In the menu, a parent only opens its dropdown, so the first entry of the dropdown leads to the parent's
 * page.
 */
function withParentFirst({ label, to, items }: NavigationItem): NavigationItem {
  return items ? { label, to, items: [{ label, to }, ...items] } : { label, to };
}

function toLink(entry: Link | ServiceTile): Link {
  return 'label' in entry ? entry : { label: entry.shortTitle ?? entry.title, to: entry.to };
}

function chatLink({ number, greeting, label }: NonNullable<SiteContent['chat']>): Link {
  return { label, to: `https://wa.me/${number}?text=${encodeURIComponent(greeting)}` };
}

function showsReceipt(page: ValidPage): boolean {
  const types = page.types ?? page.data.sections?.map(({ type }) => type);
  return types?.includes('receipt') ?? false;
}

function isOverlay(page: ValidPage): boolean {
  return (page.head ?? page.data).dialog?.overlay === true;
}
