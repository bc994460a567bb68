import type { FormUi } from '../form-definition.ts';

/**
 * Questions in the order of display: groups first, then `ui:order`.
 * @param names those of the questions
 * @param ui the display of the form
 */
export function shownOrder(names: readonly string[], ui: FormUi | undefined): string[] {
  const grouped = (ui?.['ui:groups'] ?? []).flatMap(({ fields }) => fields);
  const order = ui?.['ui:order'] ?? ['*'];
  const others = names.filter((name) => !order.includes(name));
  const ordered = order.flatMap((name) => (name === '*' ? others : [name]));
  return [...new Set([...grouped, ...ordered])];
}
