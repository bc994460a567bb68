import { useContext } from 'react';
import { serviceIn } from '../../core/content/services/page-service.ts';
import type { PageService } from '../../core/content/services/page-service.ts';
import { subjectIn } from '../../core/content/services/page-subject.ts';
import type { ResolvedForm } from '../../core/content/resolved.ts';
import { useMessages } from '../../ui/locale.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FormHostContext } from './form-host.ts';

/** What a form is asked about. */
export interface FormTopic {
  /** In words. */
  name?: string | undefined;
  /** Where it is one of the services. */
  service?: PageService | undefined;
}

/**
 * What a form is asked about, by the address that led to it. Where the document was drawn without a look at the address,
 * it comes once React has taken over the document's markup.
 */
export function useFormTopic(form: ResolvedForm | undefined): FormTopic {
  const { search = '' } = useContext(FormHostContext);
  const isHydrated = useHydrated();
  const isDrawn = isHydrated || typeof document === 'undefined' || document.documentElement.dataset['query'];
  if (!isDrawn) return {};
  const service = serviceIn(search, form?.services);
  const subject = form?.subject && subjectIn(search);
  return { name: subject || service?.title, service };
}

/** The heading of a form, with what it is about. */
export function useFormTitle(title: string, form: ResolvedForm): string {
  const t = useMessages();
  const { name } = useFormTopic(form);
  return name ? t('form.about', { title, topic: name }) : title;
}
