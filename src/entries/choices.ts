/*
 * Sets the visitor's choices for all pages (theme, motion) on the root before the first paint. Inlined in the
 * document, in a block because it shares its scope with others. It comes before the rules of the page, so that the
 * browser reads its storage while these are loading.
 */
{
  const { dataset } = document.documentElement;
  const read = () => {
    try {
      dataset['theme'] = localStorage['theme'] ?? '';
      dataset['motion'] = localStorage['motion'] ?? '';
    } catch {
      // Without storage a choice applies to this page view only.
    }
    dispatchEvent(new Event('themechange'));
  };

  read();
  // After the page is restored from the history, and after a choice in another tab.
  for (const type of ['pageshow', 'storage']) addEventListener(type, read);
}
