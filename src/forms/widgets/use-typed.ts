import { startTransition, useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import type { WidgetProps } from '@rjsf/utils';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * The value of a text control. Each letter is shown at once, and passed to the form in a transition, because
 * the form renders all of its questions on each change. On blur and Enter, the value is passed immediately,
 * because the form may be sent next.
 */
export function useTyped({ value, onChange }: Pick<WidgetProps, 'value' | 'onChange'>) {
  /** Letters that the form has not received yet. */
  const [typed, setTyped] = useState<string>();
  const report = (text: string) => {
    setTyped(undefined);
    onChange(text === '' ? undefined : text);
  };
  const reportNow = () => {
    if (typed !== undefined) report(typed);
  };
  return {
    value: typed ?? (typeof value === 'number' || typeof value === 'string' ? String(value) : ''),
    onChange: ({ target }: ChangeEvent<TextControl>) => {
      const text = target.value;
      setTyped(text);
      startTransition(() => report(text));
    },
    onBlur: reportNow,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') reportNow();
    },
  };
}
