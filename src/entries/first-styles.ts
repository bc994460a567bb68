/*
 * Makes the rules of the first screen, which stand in the document, a style sheet before anything is painted. They
 * are a block of data right before this script, so that every page can have its own and one hash in the content policy
 * allows them all: the hash of this script. Where scripts are off, the whole style sheets in <noscript> do it.
 */
{
  const block = document.currentScript?.previousElementSibling as HTMLScriptElement | null;
  if (block && 'adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(block.text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
