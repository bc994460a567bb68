/* Applies the chosen theme outside the styles, and handles the switch in the footer, even on pages that are
   not hydrated. The script is inlined in the document after the first visible content, in a block because
   inline scripts share one scope. */
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
  // Waits until the switch exists: in development this file comes earlier.
  for (const type of ['DOMContentLoaded', 'themechange']) addEventListener(type, follow);
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== 'site-theme') return;
    dataset['theme'] = value;
    try {
      localStorage['theme'] = value;
    } catch {
      // Without storage, the choice applies to this page view only.
    }
    dispatchEvent(new Event('themechange'));
  });
}
