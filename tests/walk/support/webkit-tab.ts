import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callExpression } from './call-expression.ts';
import { findWebkit } from './find-browsers.ts';
import { freePort } from './free-port.ts';
import type { Tab, TabOptions } from './tab.ts';
import { startSession, type Session } from './webdriver.ts';

/** WebDriver's characters for keys. */
const keys: Record<string, string> = {
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Hides the bars of MiniBrowser, which prevent a window as narrow as a phone. */
const narrowBars =
  'window * { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; }';

/** WebKitGTK by WebDriver, on a virtual display. */
export async function webkitTab({ scripts }: TabOptions): Promise<Tab> {
  const found = findWebkit();
  if (!found) throw new Error('The walk needs WebKitGTK (Debian: apt-get install webkit2gtk-driver xvfb).');
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), narrowBars);
  const display = spawn(
    found.display,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = (await once(display.stdio[3]!, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number.toString().trim()}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: home,
      NO_AT_BRIDGE: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(`${server}/status`);
  const args = ['--automation', `--enable-javascript-markup=${scripts}`];
  const browserOptions = { binary: found.browser, args };
  // A response is lost if the document is left meanwhile: `until` repeats the request.
  const timeouts = { script: 15_000 };
  const session = await startSession(server, { timeouts, 'webkitgtk:browserOptions': browserOptions });
  const close = async (): Promise<void> => {
    await session.send('DELETE', '');
    for (const child of [driver, display]) await end(child);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ...createTab(session), close };
}

function createTab({ send, element, activeElement }: Session): Omit<Tab, 'close'> {
  const act = (actions: object) => send('POST', '/actions', { actions: [actions] });
  return {
    goto: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh', {}),
    evaluate: async (run, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
        new Promise((resolve) => resolve(${callExpression(run, args)}))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await send<{ value: Awaited<ReturnType<typeof run>>; error?: string }>(
        'POST',
        '/execute/async',
        { script, args: [] },
      );
      if (error) throw new Error(error);
      return value;
    },
    press: async (...pressed) => {
      const press = pressed.flatMap((key) => {
        const parts = key.split('+').map((part) => keys[part] ?? part);
        return [
          ...parts.map((value) => ({ type: 'keyDown', value })),
          ...parts.toReversed().map((value) => ({ type: 'keyUp', value })),
        ];
      });
      await act({ type: 'key', id: 'keyboard', actions: press });
    },
    type: async (text) => {
      await send('POST', `${await activeElement()}/value`, { text });
    },
    clickAt: async (x, y) => {
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [move, ...press],
      });
    },
    attach: async (selector, file) => {
      await send('POST', `${await element(selector)}/value`, { text: file });
    },
    resize: async (width, height) => {
      await send('POST', '/window/rect', { width, height });
    },
  };
}

/** Waits until a server answers. */
async function answers(address: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (tries === 200) throw new Error(`${address} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
