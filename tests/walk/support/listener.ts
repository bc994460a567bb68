/** What the walk adds to a page: what it has heard, and the words of its content before any script has run. */
export interface Heard {
  heard(): string[];
  prerendered: string;
}

declare global {
  interface Window {
    walk: Heard & { words(): string };
  }
}

/**
 * Runs in every page before its own scripts, as no driver reports the same of all browsers: remembers errors, rejections
 * that nobody handled, what the content policy has blocked, files that did not come, and what was written on the console.
 * They are remembered over the documents of a tab, until `forget` of the walk's test.
 */
export function listen(): void {
  const heard = (): string[] => JSON.parse(sessionStorage.getItem('walk') ?? '[]') as string[];
  let isLeft = false;
  addEventListener('pagehide', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  // What a document that is left does not wait for has not failed: by the next task it is known.
  const remember = (line: string) =>
    void setTimeout(() => {
      if (!isLeft)
        sessionStorage.setItem('walk', JSON.stringify([...heard(), `${location.pathname}: ${line}`]));
    });
  addEventListener(
    'error',
    ({ target, message, filename, lineno }) => {
      // Which films a browser can play differs; without one the still picture stays.
      if (target instanceof HTMLSourceElement) return;
      if (target instanceof Element) remember(`did not come: ${target.outerHTML.slice(0, 200)}`);
      else remember(`${message} (${filename}:${lineno})`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => remember(`not handled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    remember(`blocked by ${effectiveDirective}: ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      remember(`console: ${words.map(String).join(' ')}`);
      write(...words);
    };
  }
  /** Drawn or not, as a section that is skipped until it is near has its words too. */
  const words = (): string => {
    const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    for (const part of main?.querySelectorAll('noscript, script, style') ?? []) part.remove();
    return main?.textContent ?? '';
  };
  window.walk = { heard, words, prerendered: '' };
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') window.walk.prerendered = words();
  });
}
