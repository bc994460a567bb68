import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { isBrowserInstalled } from '../../walk/support/find-browsers.ts';
import { puppeteerTab, type FrameTab } from '../../walk/support/puppeteer-tab.ts';
import { root } from '../../helpers/project.ts';
import { StudioUser } from '../support/studio-user.ts';
import { copySite } from '../support/copy-site.ts';
import { startStudioProcess } from '../support/studio-test.ts';

/* Browsing: the page in the canvas works as for visitors, with unsaved changes, and sends nothing. */

const FRAME = 'iframe[title="The page, as visitors use it"]';
const TOGGLE = '#browse';

const test = base.extend<{ browsed: Browsed }, { browserUnderTest: 'chromium' | 'firefox' }>({
  browserUnderTest: ['chromium', { option: true, scope: 'worker' }],
  browsed: async ({ browserUnderTest }, use) => {
    test.skip(!isBrowserInstalled(browserUnderTest), `${browserUnderTest} is not installed`);
    const folder = copySite(path.join(root, 'tests/sites/bakery'));
    addSections(path.join(folder, 'pages-config/index.json'));
    const { child, address } = await startStudioProcess(folder);
    const tab = await puppeteerTab(browserUnderTest, { scripts: true });
    await tab.resize(1280, 900);
    await tab.goto(address);
    await use(new Browsed(tab));
    await tab.close();
    child.kill('SIGINT');
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true });
  },
});

/** Sections with scripts, folded answers and the site's own section type. */
function addSections(file: string): void {
  const page = JSON.parse(readFileSync(file, 'utf8')) as { sections: object[] };
  const text = (title: string) => ({ type: 'text-block', title, text: '<p>Wie jeden Tag.</p>' });
  page.sections.push(
    {
      type: 'reviews',
      title: 'Stimmen',
      items: [
        { text: 'Das beste Brot.', name: 'Anna' },
        { text: 'Die besten Brezeln.', name: 'Bert' },
      ],
    },
    {
      type: 'tabs',
      label: 'Wann',
      panels: [
        { id: 'morgens', label: 'Morgens', sections: [text('Brezeln')] },
        { id: 'abends', label: 'Abends', sections: [text('Zöpfe')] },
      ],
    },
    {
      type: 'faq',
      title: 'Fragen',
      items: ['Wann?', 'Wo?'].map((question) => ({ question, answer: '<p>Um sechs.</p>' })),
    },
    { type: 'oven-times', title: 'Aus dem Ofen', items: [{ hour: '6:00', what: 'Brot' }] },
    {
      type: 'text-block',
      title: 'Anderswo',
      text: '<p><a href="https://example.org/mehl">Die Mühle</a>, <a href="mailto:brot@example.org">Post</a>.</p>',
    },
  );
  writeFileSync(file, JSON.stringify(page, null, 2));
}

/** An open studio, and the browsed page in it. */
class Browsed {
  readonly tab: FrameTab;
  readonly user: StudioUser;

  constructor(tab: FrameTab) {
    this.tab = tab;
    this.user = new StudioUser(tab, 'mouse');
  }

  /** Opens a page of the site in the studio. */
  async open(route: string): Promise<void> {
    await this.user.write('Search pages', route);
    await this.user.use('link', new RegExp(`${route}$`));
    await this.user.seeFrame('[data-studio]');
    await this.user.settle();
  }

  /** Presses the switch, and waits for the page. */
  async begin(): Promise<void> {
    await this.user.use('button', 'Browse');
    await this.see(() => document.documentElement.dataset['later'] !== undefined);
  }

  /** Waits until a function in the page is true. */
  async see<Args extends unknown[]>(check: (...args: Args) => boolean, ...args: Args): Promise<void> {
    // A frame has no document while it loads another, and Firefox may then never answer.
    const late = () => new Promise<boolean>((resolve) => setTimeout(resolve, 3000, false));
    const run = () => Promise.race([this.tab.evaluateIn(FRAME, check, ...args).catch(() => false), late()]);
    await expect.poll(run, { timeout: 20_000, message: String(check) }).toBe(true);
  }

  /** Clicks an element of the page by the mouse. */
  async click(selector: string): Promise<void> {
    await this.see((found) => document.querySelector(found) !== null, selector);
    const inside = await this.tab.evaluateIn(
      FRAME,
      async (found) => {
        const element = document.querySelector(found)!;
        const scroll = () => element.scrollIntoView({ block: 'center', behavior: 'instant' });
        scroll();
        // Pictures and typefaces that arrive move the element.
        await new Promise((resolve) => setTimeout(resolve, 500));
        scroll();
        const { left, top, width, height } = element.getClientRects()[0]!;
        return { x: left + width / 2, y: top + height / 2 };
      },
      selector,
    );
    const frame = await this.tab.evaluate((found) => {
      const { left, top } = document.querySelector(found)!.getBoundingClientRect();
      return { left, top };
    }, FRAME);
    await this.tab.clickAt(frame.left + inside.x, frame.top + inside.y);
  }

  async seeNote(text: RegExp): Promise<void> {
    await this.user.see('.views .note', text);
  }

  hash(): Promise<string> {
    return this.tab.evaluate(() => decodeURIComponent(location.hash));
  }

  /** The selector of the focused element. */
  focus(): Promise<string> {
    return this.tab.evaluate(() => {
      const { id, localName } = document.activeElement ?? document.body;
      return id === '' ? localName : `#${id}`;
    });
  }
}

test(
  'a browsed page runs its scripts, and shows what is not saved',
  { tag: '@long' },
  async ({ browsed }) => {
    const { user, tab } = browsed;
    await browsed.open('/');
    await user.use('treeitem', /Text.*Frieda/);
    await user.write('Heading', 'Frieda ist die Jüngste');
    await browsed.begin();
    expect(await tab.evaluate((found) => document.querySelector(found)!.ariaPressed, TOGGLE)).toBe('true');
    await browsed.seeNote(/works as for visitors, and sends nothing/);
    await browsed.see(() => document.body.textContent!.includes('Frieda ist die Jüngste'));
    await browsed.see(() => document.body.textContent!.includes('Aus dem Ofen'));
    // The next edit appears, too.
    await user.write('Heading', 'Frieda ist wieder die Älteste');
    await browsed.see(() => document.body.textContent!.includes('Frieda ist wieder die Älteste'));

    await browsed.click('[aria-roledescription] button[aria-label^="Nächste"]');
    await browsed.see(
      () =>
        document.querySelector('[aria-roledescription] [aria-current="true"]')?.matches(':nth-child(2)') ===
        true,
    );
    await browsed.see(() => !document.querySelector('#abends')!.checkVisibility());
    await browsed.click('a[href="#abends"]');
    await browsed.see(() => document.querySelector('#abends')!.checkVisibility());
    await browsed.click('details:not([data-menu]) summary');
    await browsed.see(() => document.querySelector('details:not([data-menu])')!.hasAttribute('open'));

    // Escape, in the page, leads back to the edited page and to its selection.
    await tab.press('Escape');
    await expect.poll(() => tab.evaluate((found) => document.querySelector(found), FRAME)).toBeNull();
    expect(await browsed.focus()).toBe(TOGGLE);
    expect(await user.refusal()).toBe('');
    await user.see('[role="treeitem"][aria-selected="true"]', /Frieda ist wieder/);
    await user.see('.views .note', /edited again/);
  },
);

test(
  'a link opens its page in the studio; one that leads away is not followed',
  { tag: '@long' },
  async ({ browsed }) => {
    const { user, tab } = browsed;
    await browsed.open('/');
    await tab.press('F8');
    await browsed.click('a[href^="https://example.org"]');
    await browsed.seeNote(/leads to https:\/\/example\.org\/mehl and is not followed/);
    expect(await tab.evaluate(() => document.querySelector('.views .note a')?.getAttribute('rel'))).toBe(
      'noreferrer',
    );
    await browsed.click('a[href^="mailto:"]');
    await browsed.seeNote(/leads to brot@example\.org and is not followed/);
    await browsed.click('main a[href="/brote"]');
    await expect.poll(() => browsed.hash()).toBe('#pages-config/brote.json');
    await browsed.see(() => location.pathname === '/brote');
    await user.see('h1', /Brot/);
    await browsed.seeNote(/works as for visitors/);
    // The keyboard goes on in the page, and F6 leaves it.
    await expect.poll(() => browsed.focus()).toBe('iframe');
    await tab.press('F6');
    await expect.poll(() => browsed.focus()).not.toBe('iframe');
    await tab.press('F8');
    await user.seeFrame('[data-studio]');
    expect(await browsed.hash()).toBe('#pages-config/brote.json');
  },
);

test('a browsed form checks its answers, and sends nothing', { tag: '@long' }, async ({ browsed }) => {
  const { tab } = browsed;
  await browsed.open('/feier');
  await browsed.begin();
  await tab.evaluateIn(FRAME, () => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) sent.push(name);
    }).observe({ type: 'resource' });
  });
  await browsed.click('form input:not([type="hidden"])');
  await browsed.see(() => document.documentElement.dataset['hydrated'] !== undefined);
  await browsed.click('form button[type="submit"]');
  await browsed.see(() => document.activeElement?.matches('form :invalid') === true);
  await tab.evaluateIn(FRAME, () => {
    const setValue = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
      const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype.prototype, 'value')!.set!.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const values: Record<string, string> = {
      email: 'a@example.org',
      tel: '+49 30 1234567',
      date: later,
      number: '12',
    };
    for (const field of document.querySelectorAll<HTMLInputElement>('form :is(input, textarea):required'))
      if (field.type === 'checkbox' || field.type === 'radio') field.click();
      else setValue(field, values[field.type] ?? 'Anna Beispiel');
    for (const list of document.querySelectorAll<HTMLSelectElement>('form select:required')) {
      list.selectedIndex = 1;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await browsed.click('form button[type="submit"]');
  await browsed.seeNote(/Nothing is sent from here/);
  // The form is as before, and can be sent again.
  await browsed.see(() => !document.querySelector('form button[type="submit"]')!.ariaDisabled);
  const sent = await tab.evaluateIn(FRAME, () => (window as unknown as { sent: string[] }).sent);
  expect(sent.filter((address) => address.includes('/api/'))).toEqual([]);
});
