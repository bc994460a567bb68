import { vi } from 'vitest';

/** Of one document, however often the page is stubbed: what has begun to listen still does. */
const events = new EventTarget();

/**
 * Stubs what a module asks of its page when it looks at the connection.
 * @param dataset of the document's root element
 * @returns the window's events
 */
export function stubPage(dataset: Record<string, string> = {}): EventTarget {
  const browser = new EventTarget();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', Object.assign(events, { documentElement: { dataset } }));
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, browser[name].bind(browser));
  return browser;
}
