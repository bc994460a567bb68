import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { pageWith } from '../../helpers/small-site.ts';
import type { SmallSite } from '../../helpers/small-site.ts';
import { startDevelopment } from '../support/development.ts';
import type { Development } from '../support/development.ts';
import { problems } from '../support/axe.ts';

/*
 * The development server, on a copy of the engine and of a small site: changes to files appear in the open page,
 * without a restart.
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let dev: Development;
const port = Number(process.env['E2E_PORT'] ?? 4399) + 5;

const text = (words: string, title = 'A block') => ({ type: 'text-block', title, text: `<p>${words}</p>` });
const head = { type: 'page-head', title: 'A page' };
const questions = {
  type: 'faq',
  title: 'Questions',
  items: [
    { question: 'Is this one open?', answer: '<p>It was opened by hand.</p>' },
    { question: 'And this one?', answer: '<p>It was not.</p>' },
  ],
};
const note = {
  title: 'A note',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['Words'],
    properties: {
      Words: { type: 'string', title: 'Words', minLength: 1, maxLength: 100 },
      Friends: {
        type: 'array',
        title: 'Friends',
        maxItems: 3,
        items: {
          type: 'object',
          title: 'Friend',
          additionalProperties: false,
          required: ['Name'],
          properties: { Name: { type: 'string', title: 'Name', minLength: 1, maxLength: 100 } },
        },
      },
    },
  },
  texts: { submit: 'Send', success: 'Sent.' },
  delivery: 'notes',
};

const service = (name: string) => ({
  ...pageWith([{ type: 'page-head', title: name }], `${name}, a service`),
  tile: { title: name, text: 'What we do.', image: { src: 'drawings/lamp.svg', alt: '' } },
});
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg>';
const services = { type: 'tile-grid', title: 'What we do', items: { collection: 'services' } };

function prepare(site: SmallSite): void {
  site.write('_media/drawings/lamp.svg', drawing);
  site.write('mending.json', service('Mending'));
  site.write('crafts.json', pageWith([head, services, { type: 'form', form: 'note' }], 'All crafts'));
  site.write('_forms/note.json', note);
  site.write('page.json', pageWith([head, questions, text('First words.'), { type: 'form', form: 'note' }]));
  site.write('dots.json', pageWith([head, text('And so on...')], 'A page with dots'));
  site.write('short.json', pageWith([head], 'A short-lived page'));
}

test.beforeAll(async () => {
  dev = await startDevelopment(port, prepare);
});

test.afterAll(() => dev.end());

test.afterEach(() => prepare(dev.site));

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(dev.url + route);
  // In development the script that handles the key comes after the document, and for the first page much later.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  // Reloading the document loses this property.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

const box = (page: Page): Locator => page.locator('[data-diagnostic-box]');
const overlay = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Diagnostics, in development' });

test('a page is rendered before any script, and hydrates without console messages', async ({
  page,
  request,
}) => {
  const html = await (await request.get(`${dev.url}/page`)).text();
  expect(html).toContain('First words.');
  expect(html).toMatch(/<style data-vite-dev-id="[^"]+text-block[^"]*">/);
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  await visit(page, '/page');
  // The overlay is hidden if a page does not declare that it can be hydrated.
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('open, typed and scrolled state stays when the content changes', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/page');
  await page.getByText('Is this one open?').click();
  await page.getByRole('textbox', { name: 'Words' }).fill('Half a sent');
  await page.evaluate(() => scrollTo(0, 200));
  dev.site.replace('page.json', 'First words.', 'Other words.');
  await expect(page.getByText('Other words.')).toBeVisible();
  await expect(page.getByText('It was opened by hand.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('Half a sent');
  expect(await page.evaluate(() => scrollY)).toBe(200);
  dev.site.replace(
    'page.json',
    '"title": "A page"\n    },',
    '"title": "A page"\n    },\n    { "type": "text-block", "text": "<p>Put in between...</p>" },',
  );
  await expect(page.getByText('Put in between...')).toBeVisible();
  await expect(box(page)).toContainText('Three dots');
  await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('Half a sent');
  await expect(page.getByText('It was opened by hand.')).toBeVisible();
  await expectSameDocument(page);
});

test(
  'a misspelt key is marked in place; the rest of the page is rendered and keeps its state',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/page');
    await page.getByRole('textbox', { name: 'Words' }).fill('Half a sent');
    dev.site.replace('page.json', '"text": ', '"texts": ');
    await expect(box(page)).toContainText(
      'The section “text-block” can’t be rendered until this is corrected',
    );
    await expect(box(page)).toContainText('Unknown key "texts"');
    await expect(box(page)).toContainText(/pages-config\/page\.json:\d+:\d+/);
    await expect(page.getByRole('heading', { name: 'Questions' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('Half a sent');
    await expect(overlay(page)).toContainText('On this page');
    dev.site.replace('page.json', '"texts": ', '"text": ');
    await expect(page.getByText('First words.')).toBeVisible();
    await expect(box(page)).toHaveCount(0);
    await expectSameDocument(page);
  },
);

test(
  'a page with an error is rendered; it is not replaced by the not-found page',
  { tag: '@long' },
  async ({ page, request }) => {
    dev.site.replace('page.json', '"sections": ', '"sectons": ');
    await expect.poll(async () => (await request.get(`${dev.url}/page`)).text()).toContain('sectons');
    expect((await request.get(`${dev.url}/page`)).status()).toBe(200);
    await visit(page, '/page');
    await expect(box(page)).toContainText('On this page, outside of its sections');
  },
);

test(
  'if JSON can’t be parsed, the page stays unchanged, with a message',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/page');
    dev.site.replace('page.json', '"title": "A page of', '"title: "A page of');
    await expect(box(page)).toContainText(
      'The file can’t be read: this is the last readable version of the page',
    );
    await expect(page.getByText('First words.')).toBeVisible();
    await expectSameDocument(page);
  },
);

test(
  'the editor opens at the line, by the keyboard; Escape closes the overlay',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/page');
    dev.site.replace('page.json', '"text": ', '"texts": ');
    const open = overlay(page).getByRole('button', { name: /^Open pages-config\/page\.json:/ });
    await open.first().press('Enter');
    await expect.poll(() => dev.opened()).toMatch(/pages-config\/page\.json \d+ \d+\n/);
    await page.keyboard.press('Escape');
    await expect(overlay(page).getByRole('button')).toHaveText(/error.*Show$/);
  },
);

test(
  'an old address redirects as long as the file of redirects names it',
  { tag: '@long' },
  async ({ request }) => {
    const answer = async () => {
      const given = await request.get(`${dev.url}/old-notes?from=mail`, { maxRedirects: 0 });
      return [given.status(), given.headers()['location']];
    };
    expect(await answer()).toEqual([404, undefined]);
    dev.site.write('_redirects.json', { redirects: [{ from: '/old-notes', to: '/#content' }] });
    await expect.poll(answer).toEqual([307, '/?from=mail#content']);
    dev.site.delete('_redirects.json');
    await expect.poll(answer).toEqual([404, undefined]);
  },
);

test('a fix takes one click, and is written into the file', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/dots');
  await expect(box(page)).toContainText('In the section “text-block”');
  expect(await problems(page, [360, 1440])).toEqual([]);
  await box(page).getByRole('button', { name: 'Fix: write …' }).click();
  await expect(page.getByText('And so on…')).toBeVisible();
  expect(dev.site.read('dots.json')).toContain('And so on…');
  await expect(box(page)).toHaveCount(0);
  await expectSameDocument(page);
});

test("another website can't cause a write", { tag: '@long' }, async ({ request }) => {
  const answer = await request.post(`${dev.url}/_dev/fix`, {
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    data: { file: 'pages-config/dots.json', line: 1, column: 1, code: 'three-dots' },
  });
  expect([answer.status(), await answer.text()]).toEqual([403, 'The request came from another website.']);
});

test(
  'warnings, and errors of other pages, stay a line in the corner until it is opened',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/short');
    const turn = overlay(page).getByRole('button');
    await expect(turn).toHaveText(/^1 error, \d+ warnings?Show$/);
    expect((await overlay(page).boundingBox())?.height).toBeLessThan(50);
    await turn.press('Enter');
    await expect(overlay(page).getByRole('heading')).toHaveText(['On this page', 'Elsewhere']);
  },
);

test(
  'a new page appears; at the address of a deleted page, a message says that it is gone',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/new');
    await expect(box(page)).toContainText('No file answers the address /new.');
    dev.site.write('new.json', pageWith([head, text('Written just now.')], 'A new page'));
    await expect(page.getByText('Written just now.')).toBeVisible();
    dev.site.delete('new.json');
    await expect(box(page)).toContainText('The file of this page is gone: pages-config/new.json');
    expect((await page.request.get(`${dev.url}/new`)).status()).toBe(404);
  },
);

test('a list of pages follows new, renamed and deleted pages', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/crafts');
  const tiles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(tiles).toHaveText(['Mending']);
  await page.getByRole('textbox', { name: 'Words' }).fill('Half a sent');
  dev.site.write('lending.json', service('Lending'));
  await expect(tiles).toHaveText(['Lending', 'Mending']);
  dev.site.replace('lending.json', '"title": "Lending",\n    "text"', '"title": "Renting",\n    "text"');
  await expect(tiles).toHaveText(['Mending', 'Renting']);
  // A page with a diagnostic is not a member of collections until it is valid.
  dev.site.replace('lending.json', '"sections": ', '"sectons": ');
  await expect(overlay(page)).toContainText(/^[2-9] errors/);
  await expect(tiles).toHaveText(['Mending']);
  dev.site.write('lending.json', service('Lending'));
  await expect(tiles).toHaveText(['Lending', 'Mending']);
  // A drawing that can't be rendered removes only its tile.
  dev.site.write('_media/drawings/lamp.svg', '<svg viewBox="0 0 24 24"/>');
  await expect(overlay(page)).toContainText(/^2 errors/);
  await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('Half a sent');
  dev.site.write('_media/drawings/lamp.svg', drawing);
  await expect(tiles).toHaveText(['Lending', 'Mending']);
  dev.site.delete('lending.json');
  await expect(tiles).toHaveText(['Mending']);
  await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('Half a sent');
  await expectSameDocument(page);
});

test(
  'interface messages, tokens and the site itself change in the open page',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/page');
    const english = JSON.parse(await dev.engine.read('src/messages/en.json')) as Record<string, string>;
    await dev.engine.write(
      'src/messages/en.json',
      JSON.stringify({ ...english, 'skip.link': 'Straight to the content' }),
    );
    await expect(page.getByText('Straight to the content')).toBeAttached();
    dev.site.write('_theme/tokens.css', ':root { --paper: #fedcba; }');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(254, 220, 186)');
    dev.site.replace('_site.json', '© 2026 Small', '© 2027 Smaller');
    await expect(page.getByText('© 2027 Smaller')).toBeVisible();
  },
);

test('a new section type is rendered', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/quote');
  const made = await dev.engine.run('new', 'section', 'pull-quote');
  expect(made.code, made.output).toBe(0);
  const schema = JSON.parse(await dev.engine.read('schemas/sections/pull-quote.schema.json')) as {
    examples: { title: string }[];
  };
  dev.site.write('quote.json', pageWith([head, schema.examples[0]], 'A page with a quote'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(schema.examples[0]?.title ?? '');
  await expect(box(page)).toHaveCount(0);
});

test('a new template is used, and an edit renders its pages again', { tag: '@long' }, async ({ page }) => {
  const properties = {
    type: { title: 'Type', description: 'A greeting.', examples: ['greeting'], const: 'greeting' },
    name: {
      title: 'Name',
      description: 'Who is greeted.',
      examples: ['Asha'],
      type: 'string',
      minLength: 1,
    },
  };
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://example.org/schemas/templates/greeting.schema.json',
    title: 'Greeting',
    description: 'A page that greets.',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'name'],
    examples: [{ type: 'greeting', name: 'Asha' }],
    properties,
  };
  const code = (word: string) =>
    [
      `import { ending } from './parts/ending.ts';`,
      `export const expand = ({ name }: { name: string }) =>`,
      `  [{ type: 'page-head', title: \`${word}, \${name}\${ending}\` }];`,
    ].join('\n');
  await dev.engine.write('schemas/templates/greeting.schema.json', JSON.stringify(schema));
  await dev.engine.write('src/templates/parts/ending.ts', `export const ending = '.';\n`);
  await dev.engine.write('src/templates/greeting.ts', code('Hello'));
  const { sections: _, ...page1 } = pageWith([], 'A greeting');
  dev.site.write('greeting.json', { ...page1, template: { type: 'greeting', name: 'Asha' } });
  await visit(page, '/greeting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Asha.');
  await dev.engine.write('src/templates/greeting.ts', code('Good evening'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good evening, Asha.');
  await dev.engine.write('src/templates/parts/ending.ts', `export const ending = '!';\n`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good evening, Asha!');
  await dev.engine.write('src/templates/greeting.ts', 'export const expand = (');
  await expect(overlay(page)).toContainText('src/templates/greeting.ts:1:');
  await dev.engine.write('src/templates/greeting.ts', code('Hello'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Asha!');
  await expectSameDocument(page);
});

test('a mismatch is reported in detail, with the section', { tag: '@long' }, async ({ page }) => {
  const file = 'src/sections/text-block/text-block.tsx';
  const before = await readFile(path.join(dev.engine.root, file), 'utf8');
  await dev.engine.write(
    file,
    before.replace('{data.title}', `{typeof window === 'undefined' ? data.title : 'Another heading'}`),
  );
  await expect
    .poll(async () => {
      await visit(page, '/page');
      return overlay(page).allInnerTexts();
    })
    .toEqual([
      expect.stringMatching(
        /differs from the browser's, in the section “text-block”[^]*Hydration failed because[^]*Another heading/,
      ),
    ]);
  await dev.engine.write(file, before);
});
