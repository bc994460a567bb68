/* Sets the visitor's choices for all pages (theme, motion) on the root before the first paint. The script is
   inlined in the document, in a block because inline scripts share one scope. It comes before the rules of
   the page, so that it reads the browser's storage while those are loading. */
{
  const { dataset } = document.documentElement;
  const read = () => {
    try {
      dataset['theme'] = localStorage['theme'] ?? '';
      dataset['motion'] = localStorage['motion'] ?? '';
    } catch {
      // Without storage, a choice applies to this page view only.
    }
    dispatchEvent(new Event('themechange'));
  };

  read();
  // Also after the page is restored from the history, and after a choice in another tab.
  for (const type of ['pageshow', 'storage']) addEventListener(type, read);
}
