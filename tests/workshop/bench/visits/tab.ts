import type { Chrome, Params } from './chrome.ts';
import { followPages, type TabReport, type ChromeTabOptions } from './tab-pages.ts';

/** A tab of a browser: the visible page, and prerendered ones. */
export interface ChromeTab {
  goto(address: string): Promise<void>;
  /** The value of an expression in the visible page; promises are awaited. @throws if it throws */
  evaluate<T>(expression: string): Promise<T>;
  /** Sends a command to the visible page. */
  send(method: string, params?: Params): Promise<Params>;
  /** The paths of prerendered pages. */
  prerendered(): string[];
  /** The next report of a kind, from any page of the tab. @throws after a timeout */
  reported(name: string, fits: (report: TabReport) => boolean, patience?: number): Promise<TabReport>;
  /** All reports so far. */
  reports: TabReport[];
  moveTo(place: ClickPoint): Promise<void>;
  click(place: ClickPoint): Promise<void>;
  close(): Promise<void>;
}

export interface ClickPoint {
  x: number;
  y: number;
}

/**
 * Opens a tab. A prerendered page is a separate target, which replaces the target of the visible page. Therefore a tab
 * has a session with each of its pages, and sends commands to the visible one.
 */
export async function openChromeTab(chrome: Chrome, options: ChromeTabOptions = {}): Promise<ChromeTab> {
  const { browserContextId } = await chrome.send('Target.createBrowserContext', { disposeOnDetach: true });
  const pages = followPages(chrome, browserContextId, options);
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
    const session = await pages.shown();
    await pages.prepared();
    return chrome.send(method, params, session).catch((error: unknown) => {
      if (pages.isShown(session)) throw error;
      return send(method, params);
    });
  };
  const mouse = (type: string, place: ClickPoint, button = 'none') =>
    send('Input.dispatchMouseEvent', { type, ...place, button, clickCount: button === 'none' ? 0 : 1 });

  const evaluate = async <T>(expression: string): Promise<T> => {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await send('Runtime.evaluate', asked).catch((error: Error) => {
      // The page was replaced meanwhile: the new one answers.
      if (/navigated or closed/.test(error.message)) return send('Runtime.evaluate', asked);
      throw error;
    })) as { result: { value: T }; exceptionDetails?: { exception?: { description?: string } } };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  };

  return {
    reports: pages.reports,
    prerendered: () => pages.ahead().map((url) => new URL(url).pathname),
    send,
    evaluate,
    goto: async (url) => {
      await send('Page.navigate', { url });
      await evaluate(
        `new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', () => done()))`,
      );
    },
    reported: async (name, fits, patience) => {
      const from = pages.reports.length;
      const found = () => pages.reports.slice(from).find((report) => report.name === name && fits(report));
      return pages.until(found, `No page of the tab has reported “${name}”`, patience);
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
