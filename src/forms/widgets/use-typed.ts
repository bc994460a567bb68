import { startTransition, useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import type { WidgetProps } from '@rjsf/utils';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a control of text shows: each letter at once, and told to the form when nothing more urgent waits, because the
 * form goes through all of its questions on each change. Leaving the control, or Enter, tells it before anything else
 * happens: the form may be sent next.
 */
export function useTyped({ value, onChange }: Pick<WidgetProps, 'value' | 'onChange'>) {
  /** What the form was not told yet. */
  const [typed, setTyped] = useState<string>();
  const tell = (text: string) => {
    setTyped(undefined);
    onChange(text === '' ? undefined : text);
  };
  const tellNow = () => {
    if (typed !== undefined) tell(typed);
  };
  return {
    value: typed ?? (typeof value === 'number' || typeof value === 'string' ? String(value) : ''),
    onChange: ({ target }: ChangeEvent<TextControl>) => {
      const text = target.value;
      setTyped(text);
      startTransition(() => tell(text));
    },
    onBlur: tellNow,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') tellNow();
    },
  };
}
