import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { PageSession } from '../../src/studio/browser/session/page-session.ts';
import { seeded } from '../workshop/fuzz/random.ts';
import { openStudio, type TestStudio } from './support/open-studio.ts';

/* A text that is typed while the page changes elsewhere: nothing of it may be lost. */

const FILE = 'pages-config/index.json';

/** Lets a session of the browser reach the studio from here. */
function connect(studio: TestStudio): void {
  const ask = fetch;
  vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
    address.startsWith('/') ? studio.post(address, String(options.body)) : ask(address, options),
  );
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener() {}
      close() {}
    },
  );
}

afterEach(() => vi.unstubAllGlobals());

async function openSession(): Promise<PageSession> {
  const session = new PageSession(FILE);
  session.start();
  await expect.poll(() => session.view.panel?.path).toEqual(['sections', 0]);
  return session;
}

function typeTitle(session: PageSession, value: string): void {
  session.edit({
    file: FILE,
    edit: { kind: 'set', path: ['sections', 0, 'title'], value },
    isTyped: true,
    description: '',
  });
}

test('a typed title is complete, whatever changes in other places meanwhile', async () => {
  const studio = await openStudio('bakery');
  connect(studio);
  const session = await openSession();
  // After a refusal the form is shown as it was.
  const refusals = new Set<string>();
  session.subscribe(() => refusals.add(session.view.refusal));
  const random = seeded(11);
  const text = 'A title that is typed quickly, while others work on the same page and on others';
  const disk = path.join(studio.site, FILE);
  for (let length = 1; length <= text.length; length++) {
    typeTitle(session, text.slice(0, length));
    const turn = random.below(8);
    if (turn === 0) {
      const { state } = await studio.page('pages-config/brote.json');
      const edit = { kind: 'set', path: ['description'], value: `Words ${length}` };
      const body = {
        page: state.file,
        file: state.file,
        edit,
        version: state.version,
        row: '',
        description: '',
      };
      await studio.send('/_studio/edit', body);
    } else if (turn === 1) {
      const data = JSON.parse(studio.read(FILE)) as Record<string, unknown>;
      const changed = { ...data, description: `The bread of the town, from our own oven, number ${length}` };
      writeFileSync(disk, `${JSON.stringify(changed, null, 2)}\n`);
    } else if (turn === 2) session.refresh();
    else if (turn < 5) await wait(random.below(30));
  }
  await expect.poll(() => session.isWaiting, { timeout: 20_000 }).toBe(false);
  expect([...refusals]).toEqual(['']);
  const { sections } = JSON.parse(await studio.text(FILE)) as { sections: { title: string }[] };
  expect(sections[0]!.title).toBe(text);
  expect(studio.failures).toEqual([]);
  await studio.close();
}, 60_000);

test('a key press is refused if its form has changed meanwhile, and never written to another section', async () => {
  const studio = await openStudio('bakery');
  connect(studio);
  const session = await openSession();
  const { state } = await studio.page(FILE);
  const edit = { kind: 'move', path: ['sections'], from: 1, to: 0 };
  const moved = await studio.send('/_studio/edit', {
    page: FILE,
    file: FILE,
    edit,
    version: state.version,
    row: '',
    description: '',
  });
  expect(moved.refused).toBeUndefined();
  const before = await studio.text(FILE);
  typeTitle(session, 'Words');
  await expect.poll(() => session.view.refusal).toMatch('changed meanwhile');
  expect(await studio.text(FILE)).toBe(before);
  await studio.close();
}, 60_000);
