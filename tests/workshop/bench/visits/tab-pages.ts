import type { Chrome, Params } from './chrome.ts';

export interface TabReport {
  name: string;
  [detail: string]: unknown;
}

export interface ChromeTabOptions {
  /** A script that each document of the tab runs first; `report(JSON)` in it is received here. */
  script?: string;
  /** The slowdown of the CPU. */
  slowdown?: number;
  /**
   * Whether there is no `report`. With it the browser notes the place of each request and exception for a debugger,
   * and parses whole files again for that: up to 40 ms.
   */
  isQuiet?: boolean;
}

/** The pages of a tab: the visible one, and prerendered ones. */
export interface TabPages {
  /** The session with the visible page; between two pages there is none for a moment. */
  shown(): Promise<string>;
  isShown(session: string): boolean;
  /** Resolves when all pages so far are set up. @throws if the visible one refused */
  prepared(): Promise<void>;
  /** The addresses of prerendered pages. */
  ahead(): string[];
  /** All reports so far. */
  reports: TabReport[];
  /** Waits until events give a value. @throws after a timeout */
  until<T>(find: () => T | undefined | false, failure: string, patience?: number): Promise<T>;
}

/**
 * Follows the pages of one tab, and sets up each: scripts and CPU speed.
 * @param browserContextId the context of this tab only
 */
export function followPages(
  chrome: Chrome,
  browserContextId: unknown,
  { script = '', slowdown = 1, isQuiet = false }: ChromeTabOptions,
): TabPages {
  const reports: TabReport[] = [];
  const waiting = new Set<() => void>();
  /** Each page's session, with its target. */
  const pages = new Map<string, TargetInfo>();
  let shown = '';
  let prepared = Promise.resolve();

  /** Waits until events give a value. @throws after a timeout */
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
      ...(isQuiet ? [] : [send('Runtime.enable'), send('Runtime.addBinding', { name: 'report' })]),
      ...(script ? [send('Page.addScriptToEvaluateOnNewDocument', { source: script })] : []),
      ...(slowdown > 1 ? [send('Emulation.setCPUThrottlingRate', { rate: slowdown })] : []),
    ];
    // All commands are sent at once, in this order: a paused page responds to some of them only after it continues.
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
        // A page that was discarded meanwhile, such as a prerendered one, needs no setup.
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
      reports.push(JSON.parse(params['payload'] as string) as TabReport);
      for (const look of waiting) look();
    }
  });

  return {
    reports,
    until,
    shown: () => until(() => shown || undefined, 'The tab shows no page'),
    isShown: (session) => session === shown,
    prepared: () => prepared,
    ahead: () =>
      [...pages.values()].filter(({ subtype, url }) => subtype === 'prerender' && url).map(({ url }) => url),
  };
}

/**
 * Whether the target is the visible page: cached pages stay targets for a while, and prerendered pages are targets
 * too.
 */
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
