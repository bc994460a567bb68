import { useContext } from 'react';
import { useLocale } from '../../ui/locale.ts';
import { FormHostContext } from './form-host.ts';

/** The language of questions and that of the page around them, where the page is a translation: forms are in one language. */
export function useFormLanguages(): [own?: string, around?: string] {
  const { original } = useContext(FormHostContext).site ?? {};
  const { language } = useLocale();
  return original === undefined ? [] : [original, language];
}
