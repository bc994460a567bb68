import type { Redirect } from '../../../core/content/redirects.ts';
import type { BuiltSiteData } from '../../../core/page/built-site.ts';
import type { FormDefinition } from '../../../core/form/form-definition.ts';
import type { CompiledMessages } from '../../../core/messages/locale.ts';
import type { ResolvedSite } from '../../../core/content/resolved-page.ts';
import type { SiteTheme } from '../../theme/site-theme.ts';
import type { ValidForm } from '../../../core/content/valid-page.ts';

/**
 * Collects the facts of the site that the server needs to receive forms and to write mails, its valid forms included.
 * @param translations the same for pages in other languages
 */
export function builtSite(
  { name, url, email, language, timeZone, thirdParties, receiptRoute, isPreview }: ResolvedSite,
  forms: readonly ValidForm[],
  messages: CompiledMessages,
  theme: Pick<SiteTheme, 'value'>,
  inlineScripts: string,
  redirects: readonly Redirect[] = [],
  translations: NonNullable<BuiltSiteData['translations']> = {},
): BuiltSiteData {
  return {
    language,
    timeZone,
    messages,
    ...(Object.keys(translations).length > 0 && { translations }),
    letterhead: {
      name,
      url,
      ...(email && { email }),
      colours: {
        ground: theme.value('--paper', 'light'),
        ink: theme.value('--ink', 'light'),
        night: theme.value('--night', 'light'),
        onNight: theme.value('--on-night', 'light'),
        accent: theme.value('--accent', 'light'),
        onAccent: theme.value('--on-accent', 'light'),
      },
    },
    thirdParties,
    inlineScripts,
    ...(isPreview && { isPreview }),
    ...(receiptRoute && { receiptRoute }),
    ...(redirects.length > 0 && { redirects: [...redirects] }),
    forms: forms.map(({ id, data }) => {
      const { $schema: _editorOnly, ...definition } = data;
      return { ...(definition as unknown as Omit<FormDefinition, 'id'>), id };
    }),
  };
}
