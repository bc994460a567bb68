import { useContext } from 'react';
import { serviceIn } from '../../core/content/page-service.ts';
import type { PageService } from '../../core/content/page-service.ts';
import type { ResolvedForm } from '../../core/content/resolved.ts';
import { useMessages } from '../../ui/locale.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FormHostContext } from '../place/form-host.ts';

/**
 * The service that a form is asked about, by the address that led to it. Where the document was drawn without a look at
 * the address, it comes once React has taken over the document's markup.
 */
export function useFormService(form: ResolvedForm | undefined): PageService | undefined {
  const { search = '' } = useContext(FormHostContext);
  const isHydrated = useHydrated();
  const isDrawn = isHydrated || typeof document === 'undefined' || document.documentElement.dataset['query'];
  return isDrawn ? serviceIn(search, form?.services) : undefined;
}

/** The heading of a form, with the service that it is about. */
export function useFormTitle(title: string, form: ResolvedForm): string {
  const t = useMessages();
  const service = useFormService(form);
  return service ? t('form.aboutService', { title, service: service.title }) : title;
}
