import type { BuiltSite } from '../../core/page/built-site.ts';
import type { FormDefinition } from '../../core/form/form-definition.ts';
import type { CompiledMessages } from '../../core/messages/locale.ts';
import type { ResolvedPage, ResolvedSite } from '../../core/content/resolved-page.ts';
import type { ValidForm } from '../../core/content/valid-page.ts';

/** Collects what the server needs of the site, its validated forms included. */
export function builtSite(
  { language, timeZone, thirdParties }: ResolvedSite,
  pages: readonly ResolvedPage[],
  forms: readonly ValidForm[],
  messages: CompiledMessages,
): BuiltSite {
  const receipt = pages.find(({ types }) => types.includes('receipt'));
  return {
    language,
    timeZone,
    messages,
    thirdParties,
    ...(receipt && { receiptRoute: receipt.route }),
    forms: forms.map(({ id, data }) => {
      const { $schema: _editorOnly, ...definition } = data;
      return { ...(definition as unknown as Omit<FormDefinition, 'id'>), id };
    }),
  };
}
