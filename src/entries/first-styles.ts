/* Turns the rules of the first screen, which are in the document, into a style sheet before the first paint.
   They are a data block before this script, so that every page can have different rules, and the content
   policy needs only the hash of this script. Without scripts, the complete style sheets in <noscript> are
   used. */
{
  const block = document.currentScript?.previousElementSibling as HTMLScriptElement | null;
  if (block && 'adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(block.text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
