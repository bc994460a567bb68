/** Makes a panel focusable, unless its content begins with a focusable element. */
export function makeFocusable(panel: HTMLElement | null): void {
  if (panel && !beginsWithControl(panel)) panel.tabIndex = 0;
}

function beginsWithControl(panel: HTMLElement): boolean {
  const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT, (text) =>
    text.textContent?.trim() && !text.parentElement?.closest('[data-panel-name]')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const first = texts.nextNode()?.parentElement;
  return Boolean(first?.closest('a[href], button, label, summary'));
}
