import type { DataPath } from 'pagewright/json';
import { fieldId } from './field-input.ts';

/**
 * Scrolls to a field of the form; to the first field, if the value has none. If its editor is still loading, the
 * function waits for it.
 * @param path in the form's object
 * @returns a function that ends the wait
 */
export function showField(path: DataPath, isFocused: boolean): () => void {
  const id = fieldId(path);
  const isField =
    path.length > 0 && Boolean(document.getElementById(id) ?? document.getElementById(`${id}-label`));
  if (!isField) {
    const first = document.querySelector<HTMLElement>('[data-first] :is(input, textarea, select)');
    if (isFocused) first?.focus();
    return () => undefined;
  }
  const show = () => {
    const element = document.getElementById(id);
    element?.scrollIntoView({ block: 'center' });
    if (isFocused) element?.focus();
    return element !== null;
  };
  if (show()) return () => undefined;
  const observer = new MutationObserver(() => show() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
