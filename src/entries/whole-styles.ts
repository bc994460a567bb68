/*
 * Puts the whole style sheets into force, all at once, in the place of the rules of the first screen. It stands in the
 * document itself, before the links to them, and in a block because it shares its scope with others.
 */
{
  const first = [...(document.adoptedStyleSheets ?? [])];
  const block = document.querySelector<HTMLScriptElement>('script[data-awaits]');
  /** The whole style sheets that have neither come nor failed. */
  let awaited = Number(block?.dataset['awaits']);
  /** They hold every rule of the first ones, which also hide what they alone can style: these go when they are in force. */
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
