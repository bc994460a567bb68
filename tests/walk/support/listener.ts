/** The walk's additions to a page. */
interface Walk {
  /** The reported errors of this document. */
  errors: string[];
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
 * Runs in every page before its own scripts, because drivers report different things: records errors, unhandled
 * rejections, requests blocked by the content policy, files that failed to load, and the console output.
 */
export function listen(): void {
  // Reports about the previous document arrive in the next one.
  const [store, key] = [sessionStorage, 'walk-left'];
  const errors = JSON.parse(store.getItem(key) ?? '[]') as string[];
  store.removeItem(key);
  addEventListener(
    'error',
    ({ target, message, filename, lineno }) => {
      // Browsers differ in the films that they can play; without one the still picture stays.
      if (target instanceof HTMLSourceElement) return;
      // Firefox reports a cancelled preload when a page is left; the importing module reports more.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      if (target instanceof Element) errors.push(`did not come: ${target.outerHTML.slice(0, 200)}`);
      else if (message === undefined) errors.push(`error of ${target?.constructor.name}`);
      else errors.push(`${message} (${filename}:${lineno})`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    errors.push(`not handled: ${String(reason)}`);
    store.setItem(key, JSON.stringify(errors.filter((line) => line.startsWith('not handled'))));
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    errors.push(`blocked by ${effectiveDirective}: ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      errors.push(`console: ${words.map(String).join(' ')}`);
      write(...words);
    };
  }
  // Leaving a document aborts its pending requests: those files have not failed.
  addEventListener('pagehide', () => errors.splice(0));
  // All words count, also those of sections that are not rendered yet. Names of buttons are left out: they change
  // with the next action.
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
  const walk: Walk = { errors, words, prerendered: [] };
  window.walk = walk;
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') walk.prerendered = words();
  });
}
