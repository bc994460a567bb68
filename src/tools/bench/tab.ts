import type { Chrome, Params } from './chrome.ts';

/** A tab of a browser: the page that is shown, and those that it prerenders. */
export interface Tab {
  goto(address: string): Promise<void>;
  /** The value of an expression in the page that is shown; promises are awaited. @throws when it throws */
  evaluate<T>(expression: string): Promise<T>;
  /** Sends a command to the page that is shown. */
  send(method: string, params?: Params): Promise<Params>;
  /** The paths of the pages that are drawn ahead of a click. */
  ahead(): string[];
  /** The next report of a kind, from whichever page of the tab. @throws after so many milliseconds */
  reported(name: string, fits: (report: Report) => boolean, patience?: number): Promise<Report>;
  /** All that was reported so far. */
  reports: Report[];
  moveTo(place: Place): Promise<void>;
  click(place: Place): Promise<void>;
  close(): Promise<void>;
}

export interface Report {
  name: string;
  [detail: string]: unknown;
}

export interface Place {
  x: number;
  y: number;
}

export interface TabOptions {
  /** A script that each document of the tab runs first; `report(JSON)` in it is heard here. */
  script?: string;
  /** So many times slower than this machine's processor. */
  slowdown?: number;
}

/**
 * Opens a tab. A prerendered page is a target of its own, which takes the shown page's place: so a tab holds sessions
 * with all of its pages, and talks to the one that is shown.
 */
export async function openTab(chrome: Chrome, { script = '', slowdown = 1 }: TabOptions = {}): Promise<Tab> {
  const { browserContextId } = await chrome.send('Target.createBrowserContext', { disposeOnDetach: true });
  const reports: Report[] = [];
  const waiting = new Set<() => void>();
  /** Each page's session, with what its target is known as. */
  const pages = new Map<string, TargetInfo>();
  let shown = '';
  let prepared = Promise.resolve();

  /** Waits for a value, which the tab's events may bring. @throws after so many milliseconds */
  const until = async <T>(
    find: () => T | undefined | false,
    failure: string,
    patience = 10_000,
  ): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const look = () => {
      const found = find();
      if (found !== undefined && found !== false) resolve(found);
    };
    const timer = setTimeout(() => reject(new Error(`${failure} within ${patience} ms.`)), patience);
    waiting.add(look);
    look();
    return promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(look);
    });
  };

  const prepare = async (session: string, isPage: boolean): Promise<void> => {
    const send = (method: string, params?: Params) => chrome.send(method, params, session);
    const setUp = [
      send('Page.enable'),
      send('Runtime.enable'),
      send('Runtime.addBinding', { name: 'report' }),
      ...(script ? [send('Page.addScriptToEvaluateOnNewDocument', { source: script })] : []),
      ...(slowdown > 1 ? [send('Emulation.setCPUThrottlingRate', { rate: slowdown })] : []),
    ];
    // All at once, in this order: a page that waits answers some of them only when it goes on.
    await Promise.all([...(isPage ? setUp : []), send('Runtime.runIfWaitingForDebugger')]);
  };

  chrome.onEvent((method, params, session) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: TargetInfo };
      if (targetInfo.browserContextId !== browserContextId) return;
      if (targetInfo.type === 'tab') return;
      const isPage = targetInfo.type === 'page';
      if (isPage) pages.set(sessionId, targetInfo);
      if (isPage && isShown(targetInfo)) shown = sessionId;
      const ready = prepare(sessionId, isPage);
      prepared = Promise.all([prepared, ready]).then(
        () => undefined,
        // What was given up meanwhile, such as a page that is prerendered no more, needs no preparing.
        (error: unknown) => (sessionId === shown ? Promise.reject(error) : undefined),
      );
    }
    if (method === 'Target.targetInfoChanged') {
      const { targetInfo } = params as { targetInfo: TargetInfo };
      for (const [sessionId, { targetId }] of pages) {
        if (targetId !== targetInfo.targetId) continue;
        pages.set(sessionId, targetInfo);
        if (isShown(targetInfo)) shown = sessionId;
      }
    }
    if (method === 'Target.detachedFromTarget') {
      pages.delete(params['sessionId'] as string);
      if (params['sessionId'] === shown) shown = '';
    }
    if (method.startsWith('Target.')) for (const look of waiting) look();
    if (method === 'Runtime.bindingCalled' && session && pages.has(session)) {
      reports.push(JSON.parse(params['payload'] as string) as Report);
      for (const look of waiting) look();
    }
  });

  const { targetId } = await chrome.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    forTab: true,
  });
  await chrome.send('Target.setDiscoverTargets', { discover: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  const { sessionId: tabSession } = await chrome.send('Target.attachToTarget', { targetId, flatten: true });
  await chrome.send('Target.setAutoAttach', attach, tabSession as string);
  const send = async (method: string, params?: Params): Promise<Params> => {
    // Between two pages none is shown for a moment.
    const session = await until(() => shown || undefined, 'The tab shows no page');
    await prepared;
    return chrome.send(method, params, session).catch((error: unknown) => {
      if (session === shown) throw error;
      return send(method, params);
    });
  };
  const mouse = (type: string, place: Place, button = 'none') =>
    send('Input.dispatchMouseEvent', { type, ...place, button, clickCount: button === 'none' ? 0 : 1 });

  const evaluate = async <T>(expression: string): Promise<T> => {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await send('Runtime.evaluate', asked).catch((error: Error) => {
      // The page went while it was asked: the one that came in its place answers.
      if (/navigated or closed/.test(error.message)) return send('Runtime.evaluate', asked);
      throw error;
    })) as { result: { value: T }; exceptionDetails?: { exception?: { description?: string } } };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  };

  const drawnAhead = () => [...pages.values()].filter(({ subtype, url }) => subtype === 'prerender' && url);

  return {
    reports,
    ahead: () => drawnAhead().map(({ url }) => new URL(url).pathname),
    send,
    evaluate,
    goto: async (url) => {
      await send('Page.navigate', { url });
      await evaluate(
        `new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', () => done()))`,
      );
    },
    reported: async (name, fits, patience) => {
      const from = reports.length;
      const found = () => reports.slice(from).find((report) => report.name === name && fits(report));
      return until(found, `No page of the tab has reported “${name}”`, patience);
    },
    moveTo: async (place) => void (await mouse('mouseMoved', place)),
    click: async (place) => {
      await mouse('mousePressed', place, 'left');
      await mouse('mouseReleased', place, 'left');
    },
    close: async () => {
      await chrome.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

/** A page that was left and may come back is a target for a while, and so is one that is drawn ahead. */
function isShown({ subtype }: TargetInfo): boolean {
  return subtype === undefined;
}

interface TargetInfo {
  targetId: string;
  url: string;
  type: string;
  subtype?: string;
  browserContextId?: string;
}
