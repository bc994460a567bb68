import type { WidgetProps } from '@rjsf/utils';

/** Where the hint and the error of a field stand. */
export function hintId(id: string): string {
  return `${id}-hint`;
}

export function errorId(id: string): string {
  return `${id}-error`;
}

type Described = Pick<WidgetProps, 'id' | 'schema' | 'options' | 'rawErrors'>;

/** What a control says of itself to assistive technology: its hint, its error, and that it is in error. */
export function described({ id, schema, options, rawErrors }: Described, ...more: string[]) {
  const hasError = !!rawErrors?.length;
  const hasHint = !!(options.description ?? options.help ?? schema.description);
  const ids = [...(hasHint ? [hintId(id)] : []), ...more, ...(hasError ? [errorId(id)] : [])];
  return {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': hasError || undefined,
  };
}
