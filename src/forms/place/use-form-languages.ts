import { createContext, useContext } from 'react';
import { useLocale } from '../../ui/locale.ts';
import { FormHostContext } from './form-host.ts';

/** Whether the form around is in the language of its page, although that is a translation. */
export const TranslatedContext = createContext(false);

/**
 * The language of questions and that of the page around them, where the page is a translation and the form is not: it is in
 * the site's own language then.
 */
export function useFormLanguages(): [own?: string, around?: string] {
  const { original } = useContext(FormHostContext).site ?? {};
  const isTranslated = useContext(TranslatedContext);
  const { language } = useLocale();
  return original === undefined || isTranslated ? [] : [original, language];
}
