/**
 * Waits until each loaded style sheet is applied. WebKit delays all of them while others are loading, such as
 * those of prefetched pages, and would show the new page unstyled.
 */
export async function stylesApplied(): Promise<void> {
  for (const { sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    while (sheet && ![...document.styleSheets].includes(sheet))
      await new Promise((resolve) => setTimeout(resolve, 50));
}
