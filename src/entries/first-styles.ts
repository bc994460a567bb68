/*
 * Makes the rules of the first screen, which stand in the document, a style sheet before anything is painted. They
 * are a block of data right before this script, so that every page can have its own and one hash in the content policy
 * allows them all: the hash of this script. Where scripts are off, the whole style sheets in <noscript> do it.
 */
{
  const block = document.currentScript?.previousElementSibling as HTMLScriptElement | null;
  if (block?.type === 'text/css') {
    const first = 'adoptedStyleSheets' in document ? new CSSStyleSheet() : undefined;
    if (first) {
      first.replaceSync(block.text);
      document.adoptedStyleSheets = [first];
    }
    /** The whole style sheets that have neither come nor failed. */
    let awaited = Number(block.dataset['awaits']);
    /** They hold every rule of the first one, which also hides what they alone can style: it goes when they are in force. */
    const settle = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.media !== 'not all') return;
      awaited -= 1;
      if (awaited > 0) return;
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.media = '';
      if (first) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== first);
    };
    document.addEventListener('load', settle, true);
    document.addEventListener('error', settle, true);
  }
}
