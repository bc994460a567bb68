/*
 * What follows the choice of light or dark outside the styles, and the switch in the footer: it works on pages that are not
 * hydrated, too. It stands in the document itself, behind what is seen first, and in a block because it shares its scope with others.
 */
{
  const { dataset } = document.documentElement;
  const themes = ['light', 'dark'];

  const follow = () => {
    const { theme } = dataset;
    document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, index) => {
      const own = themes[index];
      meta.media = theme ? (theme === own ? '' : 'not all') : `(prefers-color-scheme:${own})`;
    });
    for (const input of document.querySelectorAll<HTMLInputElement>('[name=site-theme]'))
      input.checked = input.value === theme;
  };

  follow();
  // Once the switch is there, in development, where this is a file that comes earlier.
  for (const type of ['DOMContentLoaded', 'themechange']) addEventListener(type, follow);
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== 'site-theme') return;
    dataset['theme'] = value;
    try {
      localStorage['theme'] = value;
    } catch {
      // Without storage it holds for this page view alone.
    }
    dispatchEvent(new Event('themechange'));
  });
}
