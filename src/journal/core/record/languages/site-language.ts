/** The language of the site, in which months are named, from the data of pages-config/_site.json. Default: en */
export function siteLanguage(site: Readonly<Record<string, unknown>>): string {
  const { language } = site;
  return typeof language === 'string' ? language : 'en';
}
