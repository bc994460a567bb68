let loading: Promise<void> | undefined;

/**
 * Loads the styles of all pages, once: the document contains only those of one page. In development each file
 * loads its styles itself.
 * @throws Error if they can't be fetched; the next call tries again
 */
export function loadStyles(): Promise<void> {
  const { styles } = document.documentElement.dataset;
  loading ??= styles ? load(styles) : Promise.resolve();
  return loading;
}

function load(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      reject(new Error('The styles of the site could not be loaded.'));
    });
    document.head.append(link);
  });
}
