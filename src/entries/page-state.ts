/* What the parts of the loader ask of a page that has no React yet. */

export function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined;
}

/** Acts now, or once the page and its files have come. */
export function whenLoaded(act: () => unknown): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act);
}

/** Visitors who save data, or whose network is slow. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
