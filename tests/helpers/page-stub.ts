import { vi } from 'vitest';

/** Listeners of one document: they stay, however often the page is stubbed. */
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
