/*
 * What a visitor has chosen for all pages (light or dark, moving or still) is set on the root before anything is
 * painted. It stands in the document itself, and in a block because it shares its scope with others.
 * It is all that the switch in the footer needs, so that it works on pages that are not hydrated, too.
 */
{
  const { dataset } = document.documentElement;
  const themes = ['light', 'dark'];

  /** Everything outside the styles that depends on the theme. */
  const follow = () => {
    const { theme } = dataset;
    document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, index) => {
      const own = themes[index];
      meta.media = theme ? (theme === own ? '' : 'not all') : `(prefers-color-scheme:${own})`;
    });
    for (const input of document.querySelectorAll<HTMLInputElement>('[name=site-theme]'))
      input.checked = input.value === theme;
    dispatchEvent(new Event('themechange'));
  };

  const read = () => {
    try {
      dataset['theme'] = localStorage['theme'] ?? '';
      dataset['motion'] = localStorage['motion'] ?? '';
    } catch {
      // Without storage a choice holds for this page view alone.
    }
    follow();
  };

  read();
  // Once the switch is there, when the page comes back out of the history, and when another tab has chosen.
  for (const type of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(type, read);
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== 'site-theme') return;
    dataset['theme'] = value;
    try {
      localStorage['theme'] = value;
    } catch {
      // As above.
    }
    follow();
  });
}
