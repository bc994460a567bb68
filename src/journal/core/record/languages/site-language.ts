/** The language of the site's months, from the data of pages-config/_site.json. */
export function siteLanguage(site: Readonly<Record<string, unknown>>): string {
  const { language } = site;
  return typeof language === 'string' ? language : 'en';
}
