import type { WidgetProps } from '@rjsf/utils';

/** The ids of a field's hint and error. */
export function hintId(id: string): string {
  return `${id}-hint`;
}

/** The id of the error of a question, by the id of its control. */
export function errorId(id: string): string {
  return `${id}-error`;
}

type Described = Pick<WidgetProps, 'id' | 'schema' | 'options' | 'rawErrors'>;

/**
 * The ARIA attributes of a control: its hint, its error, and its validity.
 * @param props props of the widget
 * @param more ids of further descriptions
 * @returns attributes for the control's element; undefined values are left out
 * @see https://www.w3.org/TR/wai-aria-1.2/
 */
export function describedByAttributes({ id, schema, options, rawErrors }: Described, ...more: string[]) {
  const hasError = !!rawErrors?.length;
  const hasHint = !!(options.description ?? options.help ?? schema.description);
  const ids = [...(hasHint ? [hintId(id)] : []), ...more, ...(hasError ? [errorId(id)] : [])];
  return {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': hasError || undefined,
  };
}
