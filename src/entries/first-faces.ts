/* Activates the fallback font faces (`@font-face` with local fonts) from the CSS in `<script data-faces>`, before the
   rules of the first screen. So the browser asks the operating system for each local font while the rest of the document loads. */
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
