/**
 * Copies the text of an element to the clipboard. If the browser refuses, the text is selected, so that the visitor
 * can copy it.
 * @returns whether it was copied
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}
