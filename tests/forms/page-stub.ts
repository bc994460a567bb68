import { vi } from 'vitest';

/** The listeners of the document: they stay when a test stubs the page again. */
const events = new EventTarget();

/**
 * Stubs the browser objects that a module reads when it checks the connection.
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
