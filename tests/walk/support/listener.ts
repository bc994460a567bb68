/** The walk's additions to a page. */
interface Walk {
  /** The errors of this document. */
  heard: string[];
  /** The words of the content as the build has rendered it. */
  prerendered: string[];
  /** The findings of axe, once it has run. */
  found?: string[];
  /** The current words of the content. */
  words(): string[];
}

declare global {
  interface Window {
    walk?: Walk;
  }
}

/**
 * Runs in every page before its own scripts, as no two drivers report the same: records errors, unhandled rejections,
 * requests blocked by the content policy, files that failed to load, and the console output.
 */
export function listen(): void {
  // Reports about a document that is being left arrive in the next one.
  const [store, key] = [sessionStorage, 'walk-left'];
  const heard = JSON.parse(store.getItem(key) ?? '[]') as string[];
  store.removeItem(key);
  addEventListener(
    'error',
    ({ target, message, filename, lineno }) => {
      // Browsers differ in the films that they can play; without one the still picture stays.
      if (target instanceof HTMLSourceElement) return;
      // Firefox reports a cancelled preload when a page is left; the importing module reports more.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      if (target instanceof Element) heard.push(`did not come: ${target.outerHTML.slice(0, 200)}`);
      else if (message === undefined) heard.push(`error of ${target?.constructor.name}`);
      else heard.push(`${message} (${filename}:${lineno})`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    heard.push(`not handled: ${String(reason)}`);
    store.setItem(key, JSON.stringify(heard.filter((line) => line.startsWith('not handled'))));
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    heard.push(`blocked by ${effectiveDirective}: ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      heard.push(`console: ${words.map(String).join(' ')}`);
      write(...words);
    };
  }
  // A document that is left aborts its pending requests: those files have not failed.
  addEventListener('pagehide', () => heard.splice(0));
  // Rendered or not: a section that is skipped until it is near has its words too. The name of a button changes with
  // its next action.
  const words = (): string[] => {
    const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    if (!main) return [];
    for (const part of main.querySelectorAll('noscript, script, style, button')) part.remove();
    const texts = document.createNodeIterator(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      found.push(...(text.textContent?.split(/\s+/).filter(Boolean) ?? []));
    return found;
  };
  const walk: Walk = { heard, words, prerendered: [] };
  window.walk = walk;
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') walk.prerendered = words();
  });
}
