declare function report(message: string): void;

/**
 * Runs first in each measured document: reports each click, and the paint of its main heading, in milliseconds since
 * 1970, which all documents share. The function is sent to the browser as text, so it must not use other code.
 */
export function paintProbe(): void {
  const notify = (name: string, time: number) =>
    report(JSON.stringify({ name, time: performance.timeOrigin + time, path: location.pathname }));
  addEventListener('click', (event) => notify('click', event.timeStamp), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      notify('heading', (entry as PerformanceEntry & { renderTime: number }).renderTime);
  }).observe({ type: 'element', buffered: true });
  const mark = () => {
    for (const part of document.querySelectorAll('h1, h1 *'))
      if (!part.hasAttribute('elementtiming')) part.setAttribute('elementtiming', 'heading');
  };
  new MutationObserver(mark).observe(document, { childList: true, subtree: true });
}
