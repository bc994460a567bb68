/** Resolves when the browser has nothing else to do, after two seconds at the latest. */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else resolve();
  });
}
