/*
 * Applies the whole style sheets, all at once, in place of the rules of the first screen. Inlined in the document
 * before their links, in a block because it shares its scope with others.
 */
{
  const first = [...(document.adoptedStyleSheets ?? [])];
  const block = document.querySelector<HTMLScriptElement>('script[data-awaits]');
  /** The number of whole style sheets that have neither loaded nor failed. */
  let awaited = Number(block?.dataset['awaits']);
  /**
   * They include all critical rules, and style everything that those hide: the critical ones are removed afterwards.
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
