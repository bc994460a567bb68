import { useContext } from 'react';
import { serviceIn } from '../../core/content/services/page-service.ts';
import type { PageService } from '../../core/content/services/page-service.ts';
import { subjectIn } from '../../core/content/services/page-subject.ts';
import type { ResolvedForm } from '../../core/content/resolved.ts';
import { useMessages } from '../../ui/locale.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FormHostContext } from './form-host.ts';

/** The topic of a form, taken from the link to it. */
export interface FormTopic {
  /** The name of the topic. */
  name?: string | undefined;
  /** The service, if the topic is one. */
  service?: PageService | undefined;
}

/**
 * The topic of a form, from the address that has led to it. If the document was rendered without the address,
 * the topic appears after hydration.
 */
export function useFormTopic(form: ResolvedForm | undefined): FormTopic {
  const { search = '' } = useContext(FormHostContext);
  const isHydrated = useHydrated();
  const isReady = isHydrated || typeof document === 'undefined' || document.documentElement.dataset['query'];
  if (!isReady) return {};
  const service = serviceIn(search, form?.services);
  const subject = form?.subject && subjectIn(search);
  return { name: subject || service?.title, service };
}

/** The heading of a form, with its topic. */
export function useFormTitle(title: string, form: ResolvedForm): string {
  const t = useMessages();
  const { name } = useFormTopic(form);
  return name ? t('form.about', { title, topic: name }) : title;
}
