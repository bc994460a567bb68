/* The public API for form controls of a project. */

export type { WidgetProps } from '@rjsf/utils';
/** The class names of form controls. */
export { default as formStyles } from '../forms/form.module.css';
export { describedByAttributes } from '../forms/widgets/described-by.ts';
