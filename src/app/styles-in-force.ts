/**
 * Waits until each style sheet that has come is in force. WebKit holds all of them back while others are still coming, such
 * as those of pages that are fetched ahead, and would show without styles what was asked for.
 */
export async function stylesInForce(): Promise<void> {
  for (const { sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    while (sheet && ![...document.styleSheets].includes(sheet))
      await new Promise((resolve) => setTimeout(resolve, 50));
}
