/* What a project's controls of forms are made with. */

export type { WidgetProps } from '@rjsf/utils';
export { default as formStyles } from '../forms/form.module.css';
export { described } from '../forms/widgets/described-by.ts';
