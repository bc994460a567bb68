import { createContext, useContext } from 'react';
import { useLocale } from '../../ui/locale.ts';
import { FormHostContext } from './form-host.ts';

/** Whether the form has the language of its page, although that is a translation. */
export const TranslatedContext = createContext(false);

/**
 * The languages of the questions and of the page around them, if only the page is translated: the form then is in the
 * main language.
 */
export function useFormLanguages(): [own?: string, around?: string] {
  const { original } = useContext(FormHostContext).site ?? {};
  const isTranslated = useContext(TranslatedContext);
  const { language } = useLocale();
  return original === undefined || isTranslated ? [] : [original, language];
}
