/*
 * The fallbacks of the typefaces, in a block of data as the rules of the first screen are, but ahead of them: which of their
 * fonts a device has, the browser asks the system one by one, and while it waits the rest of the document is on its way.
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
