/*
 * What a visitor has chosen for all pages (light or dark, moving or still) is set on the root before anything is
 * painted. It stands in the document itself, and in a block because it shares its scope with others. It comes before the rules
 * of the page: the browser waits for its store while these are on their way.
 */
{
  const { dataset } = document.documentElement;
  const read = () => {
    try {
      dataset['theme'] = localStorage['theme'] ?? '';
      dataset['motion'] = localStorage['motion'] ?? '';
    } catch {
      // Without storage a choice holds for this page view alone.
    }
    dispatchEvent(new Event('themechange'));
  };

  read();
  // When the page comes back out of the history, and when another tab has chosen.
  for (const type of ['pageshow', 'storage']) addEventListener(type, read);
}
