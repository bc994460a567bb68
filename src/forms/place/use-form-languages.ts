import { createContext, useContext } from 'react';
import { useLocale } from '../../ui/locale.ts';
import { FormHostContext } from './form-host.ts';

/** Whether the form is translated into the language of its page. */
export const TranslatedContext = createContext(false);

/**
 * The languages of the form and of the page around it; both undefined if they are the same. They differ only
 * on a translated page whose form is still in the main language.
 */
export function useFormLanguages(): [own?: string, around?: string] {
  const { original } = useContext(FormHostContext).site ?? {};
  const isTranslated = useContext(TranslatedContext);
  const { language } = useLocale();
  return original === undefined || isTranslated ? [] : [original, language];
}
