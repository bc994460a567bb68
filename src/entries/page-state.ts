/* The state of a page without React, for the parts of the loader. */

/** Whether the application has taken over the page. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined;
}

/** Runs an action now, or after the page and its files have loaded. */
export function runAfterLoad(act: () => unknown): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act);
}

/** Whether the visitor saves data, or has a slow network. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
