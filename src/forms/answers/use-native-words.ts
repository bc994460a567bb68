import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { FormError } from '../../core/form/faults/form-errors.ts';
import { errorTarget } from './error-schema.ts';

/**
 * Lets the browser's own check speak as the form does, in the language of the page: what it says beside the first answer
 * that can't be taken are the form's words for it.
 * @param holder the element around the form
 * @param place the beginning of the ids of the fields
 * @param faultsNow finds what is wrong with the answers
 */
export function useNativeWords(
  holder: RefObject<HTMLElement | null>,
  place: string,
  faultsNow: () => FormError[],
): void {
  const find = useEffectEvent((id: string) =>
    faultsNow().find((error) => {
      const target = errorTarget(place, error);
      // Each of several choices has an id of its own.
      return id === target || id.startsWith(`${target}-`);
    }),
  );
  useEffect(() => {
    const around = holder.current;
    const say = ({ target }: Event) => {
      if (isControl(target)) target.setCustomValidity(find(target.id)?.message ?? '');
    };
    const forget = () => {
      for (const control of around?.querySelectorAll('input, select, textarea') ?? [])
        if (isControl(control)) control.setCustomValidity('');
    };
    // Neither bubbles; a press on the button asks the browser, which then finds what is wrong by itself.
    around?.addEventListener('invalid', say, true);
    for (const type of ['input', 'change', 'click']) around?.addEventListener(type, forget, true);
    return () => {
      around?.removeEventListener('invalid', say, true);
      for (const type of ['input', 'change', 'click']) around?.removeEventListener(type, forget, true);
    };
  }, [holder]);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}
