import type { WidgetProps } from '@rjsf/utils';

/** The ids of a field's hint and error. */
export function hintId(id: string): string {
  return `${id}-hint`;
}

export function errorId(id: string): string {
  return `${id}-error`;
}

type Described = Pick<WidgetProps, 'id' | 'schema' | 'options' | 'rawErrors'>;

/** The ARIA attributes of a control: its hint, its error, and its validity. */
export function described({ id, schema, options, rawErrors }: Described, ...more: string[]) {
  const hasError = !!rawErrors?.length;
  const hasHint = !!(options.description ?? options.help ?? schema.description);
  const ids = [...(hasHint ? [hintId(id)] : []), ...more, ...(hasError ? [errorId(id)] : [])];
  return {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': hasError || undefined,
  };
}
