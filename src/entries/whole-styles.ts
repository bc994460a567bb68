/* Applies the complete style sheets, all at the same time, in place of the rules of the first screen. The
   script is inlined in the document before the links of the sheets, in a block because inline scripts share
   one scope. */
{
  const first = [...(document.adoptedStyleSheets ?? [])];
  const block = document.querySelector<HTMLScriptElement>('script[data-awaits]');
  /** The number of complete style sheets that have neither loaded nor failed. */
  let awaited = Number(block?.dataset['awaits']);
  /**
   * Removes the critical rules: the complete sheets include all of them, and style everything that those
   * hide.
   */
  const settle = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.media !== 'not all') return;
    awaited -= 1;
    if (awaited > 0) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.media = '';
    if (first.length > 0)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !first.includes(sheet));
  };
  if (block) for (const type of ['load', 'error']) document.addEventListener(type, settle, true);
}
