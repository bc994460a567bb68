import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import type { FormError } from '../../core/form/errors/form-errors.ts';
import { errorTarget } from './error-schema.ts';

/**
 * Replaces the browser's validation messages with the form's, in the language of the page.
 * @param holder the element around the form
 * @param place the prefix of field ids
 * @param problemsNow returns the current errors
 */
export function useNativeMessages(
  holder: RefObject<HTMLElement | null>,
  place: string,
  problemsNow: () => FormError[],
): void {
  /** The errors when the button was pressed: the `invalid` events of all controls follow at once. */
  const problems = useRef<FormError[]>(undefined);
  const find = useEffectEvent((id: string) =>
    (problems.current ??= problemsNow()).find((error) => {
      const target = errorTarget(place, error);
      // Each of several choices has a separate id.
      return id === target || id.startsWith(`${target}-`);
    }),
  );
  useEffect(() => {
    const container = holder.current;
    const setMessage = ({ target }: Event) => {
      if (isControl(target)) target.setCustomValidity(find(target.id)?.message ?? '');
    };
    const clearMessages = () => {
      problems.current = undefined;
      for (const control of container?.querySelectorAll('input, select, textarea') ?? [])
        if (isControl(control)) control.setCustomValidity('');
    };
    // The events do not bubble, so they are captured; a click on the button triggers the browser's own
    // validation.
    container?.addEventListener('invalid', setMessage, true);
    for (const type of ['input', 'change', 'click']) container?.addEventListener(type, clearMessages, true);
    return () => {
      container?.removeEventListener('invalid', setMessage, true);
      for (const type of ['input', 'change', 'click'])
        container?.removeEventListener(type, clearMessages, true);
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
