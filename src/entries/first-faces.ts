/*
 * Activates the typefaces' fallbacks from a data block, before the rules of the first screen: the browser asks the
 * system for each local font, and the rest of the document loads meanwhile.
 */
{
  const block = document.querySelector<HTMLScriptElement>('script[data-faces]');
  if (block && 'adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(block.text);
    document.adoptedStyleSheets = [sheet];
    // No device has all of them.
    for (const face of document.fonts) face.load().catch(() => undefined);
  }
}
