import type { PageService } from '../../core/content/services/page-service.ts';
import type { ResolvedForm } from '../../core/content/resolved.ts';
import type { ServiceTile } from '../../core/content/services/service-tile.ts';
import type { ResolveContext } from './context.ts';
import { nameInLanguage } from './resolve-form.ts';

/**
 * All forms of the site as a page shows them: in the page's language, if they are translated. If a form on the page
 * asks for a service, the forms get the services of the site.
 * @param ids the ids of the forms on the page
 */
export async function pageForms(
  ids: readonly string[],
  {
    forms: allForms,
    collections,
    media,
    language,
  }: Pick<ResolveContext, 'forms' | 'collections' | 'media' | 'language'>,
): Promise<ResolveContext['forms']> {
  const forms = language === undefined ? allForms : inLanguage(allForms, language);
  if (!ids.some((id) => forms.get(id)?.service)) return forms;
  const request = { collection: 'services' };
  const tiles = ((await collections.get(request.collection)?.(request, media)) ?? []) as ServiceTile[];
  const services = Object.fromEntries(
    tiles.flatMap(({ to, title, formChoice }) => {
      const service: PageService = { title, ...(formChoice && { choice: formChoice }) };
      // A link on a translated page may also name the service by its original route.
      const isTranslated = language !== undefined && to.startsWith(`/${language}/`);
      const names = isTranslated ? [to, to.slice(language.length + 1)] : [to];
      return names.map((name) => [name, service] as const);
    }),
  );
  return new Map(
    [...forms].map(([id, form]): [string, ResolvedForm] => [id, form.service ? { ...form, services } : form]),
  );
}

function inLanguage(forms: ResolveContext['forms'], language: string): ResolveContext['forms'] {
  return new Map([...forms].map(([id, form]) => [id, forms.get(nameInLanguage(id, language)) ?? form]));
}

/**
 * Marks the form in the page's dialog. If the same form is also a section of the page, only browsers without scripts
 * show that section.
 * @param id of the form in the dialog
 */
export function markFormInDialog(
  forms: ResolveContext['forms'],
  id: string | undefined,
): ResolveContext['forms'] {
  const form = forms.get(id ?? '');
  return form ? new Map([...forms, [form.id, { ...form, isPlain: true }]]) : forms;
}
