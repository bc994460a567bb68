import path from 'node:path';
import * as prettier from 'prettier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mainOf, readBuiltSite } from '../src/tools/check/built-site.ts';
import { elementsOf, faultsOf, headingsOf } from './helpers/markup.ts';
import { copyProject } from './helpers/project-copy.ts';
import type { ProjectCopy, Ran } from './helpers/project-copy.ts';

/*
 * What a change costs, by making the changes in a copy of the project: a page, a twelfth service, a section type, a
 * form and a template, by the commands that a person would use, then one build of it all.
 */
let copy: ProjectCopy;
const fresh: Record<string, Ran> = {};
const added: Record<string, string[]> = {};
let built: Ran;
/** What was written otherwise than the formatting check wants it. */
const unformatted: string[] = [];

const template = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://example.org/schemas/templates/notice.schema.json',
  title: 'Notice',
  description: 'A page with one notice.',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'title'],
  examples: [{ type: 'notice', title: 'Closed on Friday' }],
  properties: {
    type: { title: 'Type', description: 'Makes this page a notice.', examples: ['notice'], const: 'notice' },
    title: {
      title: 'Title',
      description: 'What the notice says.',
      examples: ['Closed on Friday'],
      $ref: '../parts.schema.json#/$defs/label',
    },
  },
};

const noticePage = {
  $schema: '../schemas/editor/page.json',
  title: 'Closed on Friday | Illumine',
  description: 'A page whose layout comes from a template that was added a moment ago.',
  template: { type: 'notice', title: 'Closed on Friday' },
};

beforeAll(async () => {
  copy = await copyProject();
  await make('page', 'help/payment-plans');
  await make('service', 'thesis-editing');
  await make('form', 'feedback');
  await make('section', 'pull-quote');
  await generate('generate');
  await useSection();
  await addTemplate();
  await generate('template types');
  fresh['all'] = await copy.run('scripts/validate.ts');
  built = await copy.run('scripts/build.ts');
}, 180_000);

afterAll(() => copy.remove());

test('nothing that was there before has been edited', async () => {
  expect((await copy.changes()).changed).toEqual([]);
  expect(fresh['all']?.output).toMatch(/^\d+ pages: 0 errors/m);
  expect(built.output).toMatch(/Built \d+ pages/);
  expect(built.code).toBe(0);
});

test('what npm run new writes is formatted as the checks want it', () => {
  expect(unformatted).toEqual([]);
});

describe('a page', () => {
  test('is one JSON file, and valid at once', async () => {
    expect(added['page']).toEqual(['pages-config/help/payment-plans.json']);
    // It is valid, and the validator reminds its author that nothing leads to it yet.
    expect(fresh['page']).toMatchObject({ code: 0, output: expect.stringContaining(' 0 errors') as string });
    expect(fresh['page']?.output).toMatch(/payment-plans\.json:1:1 orphan-page \(warning\)/);
  });

  test('answers at the route that its path says', async () => {
    const html = await page('help/payment-plans');
    expect(headingsOf(html)[0]).toEqual({ level: 1, text: 'Payment plans' });
    expect(faultsOf(html).filter((fault) => fault !== '<script>')).toEqual([]);
    expect(await copy.read('dist/sitemap.xml')).toContain('/help/payment-plans</loc>');
  });

  test('is not overwritten, and a name that can’t be one is refused with the reason', async () => {
    const again = await copy.run('scripts/new.ts', 'page', 'help/payment-plans');
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is there already') as string });
    for (const name of ['Help', '../evil', 'a b', '/help', '_site', 'help/']) {
      const refused = await copy.run('scripts/new.ts', 'page', name);
      expect(refused).toMatchObject({
        code: 1,
        output: expect.stringContaining("can't be a name") as string,
      });
    }
    expect((await copy.run('scripts/new.ts', 'poem', 'ode')).code).toBe(1);
    expect((await copy.run('scripts/new.ts')).code).toBe(2);
  });
});

describe('a twelfth service', () => {
  test('is one JSON file, and valid at once', () => {
    expect(added['service']).toEqual(['pages-config/thesis-editing.json']);
    expect(fresh['service']).toMatchObject({
      code: 0,
      output: expect.stringContaining(' 0 errors') as string,
    });
    expect(fresh['service']?.output).not.toContain('thesis-editing');
  });

  test('has its page, with the layout of every service', async () => {
    const headings = headingsOf(await page('thesis-editing')).map(({ text }) => text);
    expect(headings[0]).toBe('Thesis editing');
    expect(headings).toEqual(
      expect.arrayContaining(['How We Can Assist You', 'What Sets Us Apart', 'Our Range of Services']),
    );
  });

  test('stands on every grid of tiles, once', () => {
    const grids = readBuiltSite(path.join(copy.root, 'dist')).pages.filter(({ types }) =>
      types.includes('tile-grid'),
    );
    expect(grids.length).toBeGreaterThan(0);
    for (const grid of grids) {
      expect(headingsOf(mainOf(grid)), grid.route).toContainEqual({ level: 3, text: 'Thesis editing' });
      expect(linksTo(mainOf(grid), '/thesis-editing'), grid.route).toBe(1);
    }
  });

  test('stands in the footer of every page, once', () => {
    const { pages } = readBuiltSite(path.join(copy.root, 'dist'));
    expect(pages.length).toBeGreaterThan(3);
    const without = pages.filter(
      ({ html }) => linksTo(html.slice(html.indexOf('<footer')), '/thesis-editing') !== 1,
    );
    expect(without.map(({ route }) => route)).toEqual([]);
  });

  test('stands in the sitemap, once', async () => {
    expect((await copy.read('dist/sitemap.xml')).match(/\/thesis-editing<\/loc>/g)).toHaveLength(1);
  });
});

describe('a section type', () => {
  test('is one schema and one folder, and valid at once', () => {
    expect(added['section']).toEqual([
      'schemas/sections/pull-quote.schema.json',
      'src/sections/pull-quote/pull-quote.module.css',
      'src/sections/pull-quote/pull-quote.tsx',
    ]);
    // Its types are made, not written.
    expect(added['generate']).toEqual(['src/sections/pull-quote/props.gen.ts']);
    expect(fresh['section']).toMatchObject({
      code: 0,
      output: expect.stringContaining(' 0 errors') as string,
    });
  });

  test('has types that follow from its schema', async () => {
    const types = await copy.read('src/sections/pull-quote/props.gen.ts');
    expect(types).toContain('export interface PullQuoteData');
    expect(types).toMatch(/title: string;[\s\S]*text\?: RichTextNode\[\];/);
  });

  test('is offered by the editor', async () => {
    const { $defs } = JSON.parse(await copy.read('schemas/editor/page.json')) as {
      $defs: { section: { properties: { type: { enum: string[] } } } };
    };
    expect($defs.section.properties.type.enum).toContain('pull-quote');
  });

  test('is drawn on the page that uses it, with its own styles', async () => {
    const html = await page('help/payment-plans');
    expect(headingsOf(html)).toContainEqual({ level: 2, text: 'A sentence worth a line of its own' });
    const quote = elementsOf(html).find(({ properties }) => properties['id'] === 'said');
    const classes = [quote?.properties['className'] ?? []].flat().map(String);
    const name = classes.find((each) => !['wrap', 'section'].includes(each)) ?? 'none';
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)">/g)].map(([, file]) => file);
    const styles = await Promise.all(sheets.map((file) => copy.read(`dist/${file}`)));
    expect(styles.join('')).toContain(`.${name}`);
  });
});

describe('a form', () => {
  test('is one JSON file, and valid at once', () => {
    expect(added['form']).toEqual(['pages-config/_forms/feedback.json']);
    expect(fresh['form']).toMatchObject({ code: 0, output: expect.stringContaining(' 0 errors') as string });
  });

  test('is shown where a page asks for it', async () => {
    const html = await page('help/payment-plans');
    expect(html).toContain('Feedback');
    expect(html).toMatch(/<form [^>]*action="\/api\/forms\/feedback"[^>]* method="post"/);
  });
});

test('a template is one schema and one file', async () => {
  expect(added['template']).toEqual([
    'pages-config/closed.json',
    'schemas/templates/notice.schema.json',
    'src/templates/notice.ts',
  ]);
  expect(added['template types']).toEqual(['src/core/content/notice.gen.ts']);
  expect(await copy.read('src/core/content/notice.gen.ts')).toMatch(/WrittenNotice = {[^]*title: string;/);
  const html = await page('closed');
  expect(headingsOf(html)[0]).toEqual({ level: 1, text: 'Closed on Friday' });
});

async function make(kind: string, name: string): Promise<void> {
  const made = await copy.run('scripts/new.ts', kind, name);
  if (made.code !== 0) throw new Error(made.output);
  await note(kind);
  for (const file of added[kind] ?? []) if (!(await isFormatted(file))) unformatted.push(file);
  fresh[kind] = await copy.run('scripts/validate.ts');
}

async function isFormatted(file: string): Promise<boolean> {
  const filepath = path.join(copy.root, file);
  return prettier.check(await copy.read(file), { ...(await prettier.resolveConfig(filepath)), filepath });
}

async function generate(step: string): Promise<void> {
  const made = await copy.run('scripts/generate.ts');
  if (made.code !== 0) throw new Error(made.output);
  await note(step);
}

/** Remembers the files that came since the last note. */
async function note(step: string): Promise<void> {
  const before = Object.values(added).flat();
  added[step] = (await copy.changes()).added.filter((file) => !before.includes(file)).sort();
}

async function useSection(): Promise<void> {
  const file = 'pages-config/help/payment-plans.json';
  const content = JSON.parse(await copy.read(file)) as { sections: unknown[] };
  const quote = {
    type: 'pull-quote',
    id: 'said',
    title: 'A sentence worth a line of its own',
    text: '<p>Said.</p>',
  };
  content.sections.push(quote, { type: 'form', form: 'feedback' });
  await copy.write(file, JSON.stringify(content, null, 2));
}

async function addTemplate(): Promise<void> {
  await copy.write('schemas/templates/notice.schema.json', JSON.stringify(template, null, 2));
  const expand = [
    "import type { WrittenNotice } from '../core/content/notice.gen.ts';",
    '',
    'export function expand({ title }: WrittenNotice) {',
    "  return [{ type: 'page-head', title }];",
    '}',
    '',
  ].join('\n');
  await copy.write('src/templates/notice.ts', expand);
  await copy.write('pages-config/closed.json', JSON.stringify(noticePage, null, 2));
  await note('template');
}

function page(route: string): Promise<string> {
  return copy.read(`dist/${route ? `${route}/` : ''}index.html`);
}

function linksTo(html: string, route: string): number {
  return elementsOf(html).filter(({ tagName, properties }) => tagName === 'a' && properties['href'] === route)
    .length;
}
