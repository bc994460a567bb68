/** Does work when the browser has nothing else to do, after two seconds at the latest. */
export function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else work();
}
