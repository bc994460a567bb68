/* Activates the fallbacks of the typefaces from a data block, before the rules of the first screen. So the
   browser asks the operating system for each local font while the rest of the document loads. */
{
  const block = document.querySelector<HTMLScriptElement>('script[data-faces]');
  if (block && 'adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(block.text);
    document.adoptedStyleSheets = [sheet];
    // No device has all of these fonts.
    for (const face of document.fonts) face.load().catch(() => undefined);
  }
}
