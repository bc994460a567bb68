import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinAdditions } from '../src/site-build/extensions/join-additions.ts';
import { loadExtensions } from '../src/site-build/extensions/load-extensions.ts';
import type { SiteExtension } from '../src/site-build/extensions/site-extension.ts';
import { loadTemplates } from '../src/site-build/load-templates.ts';
import { siteFiles } from '../src/site-build/pages/shared/site-files.ts';
import { pagesWithTemplate } from '../src/core/content/collections.ts';
import type { ContentExtension } from '../src/core/content/extension.ts';
import { formatText } from '../src/tools/report/text.ts';
import { validateFixture, type FixtureChange } from './core/fixture.ts';
import { root } from './helpers/project.ts';
import { aSite } from './helpers/resolved.ts';

describe('the engine knows no extension', () => {
  const words = /journal|illumine|\bpapers?\b|\bissues?\b/i;

  /** Contexts in which such a word means something else. */
  const allowances: { why: string; pattern: RegExp }[] = [
    { why: 'a token of colour, named for what print is on', pattern: /--[\w-]*paper\b/g },
    { why: 'SQLite’s word for its log', pattern: /\bjournal_mode\b/g },
    // This repository contains both; the packed engine has neither the folder nor the command.
    { why: 'its workspace and its command, in package.json', pattern: /^.*("src\/journal"|"journal":).*$/gm },
    { why: 'an entry point of its workspace, in package.json', pattern: /"node\/import\/[\w-]+\.ts"/g },
  ];

  // Documents may describe the extension; generated files repeat the schemas and the content.
  const files = globSync(
    ['src/**/*.{ts,tsx,mts,mjs,css,json,html}', 'schemas/{,!(editor)/**/}*.json', 'package.json'],
    { cwd: root },
  )
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/^src\/journal\/|\.gen\.ts$/.test(file));
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

  const found = texts.flatMap(({ file, text }) => {
    const rest = allowances.reduce((left, { pattern }) => left.replaceAll(pattern, ''), text);
    return rest.split('\n').flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1}`] : []));
  });

  test('by any of its words', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(found).toEqual([]);
  });

  test.each(allowances)('still needs the exception for $why', ({ pattern }) => {
    expect(texts.some(({ text }) => text.search(pattern) >= 0)).toBe(true);
  });
});

test('if the site’s file can’t be read, every extension is active', async () => {
  const site = { path: 'pages-config/_site.json', text: '{' };
  const active = await loadExtensions({ engine: root, site: root }, site);
  const folders = globSync('src/*/extension.ts', { cwd: root }).map((file) =>
    path.basename(path.dirname(file)),
  );
  expect(new Set(active.map(({ name }) => name))).toEqual(new Set(folders.filter((name) => name !== 'api')));
  // Packages are imported by name, without a file extension.
  for (const extension of active) expect(Object.keys(extension).length).toBeGreaterThan(1);
});

const notes: ContentExtension = {
  rules: [
    function* ({ collections }) {
      for (const { page } of collections.get('notes') ?? []) {
        const place = { file: page.file, line: 1, column: 1 };
        yield { ...place, severity: 'warning', code: 'a-note', message: 'A note.' };
      }
    },
  ],
  collect: (pages) => ({ notes: pagesWithTemplate(pages, 'note') }),
  isBuiltFile: (address) => address === '/notes/feed.atom',
};

function report(change: FixtureChange, extensions: ContentExtension[] = []): string {
  return formatText(validateFixture(change, { extensions }).diagnostics, false);
}

describe('validation with an extension', () => {
  const counted: FixtureChange = {
    replace: [
      [
        'pages-config/_site.json',
        '{ "collection": "services", "atLeast": 1, "reason": "One service." }',
        '{ "collection": "notes", "exactly": 2, "reason": "Two notes." }',
      ],
    ],
  };
  const linked: FixtureChange = {
    replace: [['pages-config/about.json', '"/#top-of-page"', '"/notes/feed.atom"']],
  };

  test('the rules of the extension run, and see its collections', () => {
    expect(report({}, [notes])).toContain('pages-config/notes/first.json:1:1 a-note (warning) A note.');
    expect(report({})).toBe('');
  });

  test('collections of an active extension can be counted; those of an inactive one are unknown', () => {
    expect(report(counted, [notes])).toContain('wrong-count (warning) The collection "notes" has 1 entry');
    expect(report(counted)).toContain('unknown-collection This site has no collection "notes".');
  });

  test('pages may link to the files that it writes, but only with it', () => {
    expect(report(linked, [notes])).not.toContain('broken-link');
    expect(report(linked)).toContain('broken-link There is no page /notes/feed.atom.');
  });

  test('a template without output is reported at the page', () => {
    const { diagnostics } = validateFixture({}, { expandTemplate: () => undefined });
    expect(diagnostics.map(({ code, file }) => `${file} ${code}`)).toContain(
      'pages-config/notes/first.json unknown-template',
    );
  });

  test('the schema of the extension is an optional key of the site’s file', () => {
    const schema = {
      $id: 'https://example.org/schemas/extensions/notes.schema.json',
      title: 'Notes',
      type: 'object',
      additionalProperties: false,
      required: ['route'],
      properties: { route: { type: 'string' } },
    };
    const files = { 'schemas/extensions/notes.schema.json': JSON.stringify(schema) };
    const keyed = (value: string): FixtureChange => ({
      files,
      replace: [['pages-config/_site.json', '"name": "Fixture",', `"name": "Fixture", "notes": ${value},`]],
    });
    expect(report({ files })).toBe('');
    expect(report(keyed('{ "route": "/notes" }'))).toBe('');
    expect(report(keyed('{ "rout": "/notes" }'))).toContain('unknown-key');
    expect(report({ replace: keyed('{}').replace! })).toContain('unknown-key Unknown key "notes"');
  });
});

describe('an extension on disk', () => {
  let engine: string;
  const site = (text: string) => ({ path: 'pages-config/_site.json', text });

  beforeAll(async () => {
    engine = await mkdtemp(path.join(os.tmpdir(), 'engine-'));
    const write = async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(engine, file)), { recursive: true });
      await writeFile(path.join(engine, file), text);
    };
    await write('src/notes/extension.ts', 'export const extension = { rules: [], collect: () => ({}) };\n');
    await write('src/notes/templates/note.ts', 'export const expand = () => [{ type: "hero" }];\n');
    await write('src/other/extension.ts', 'throw new Error("This must not be loaded.");\n');
    await write('src/other/templates/other.ts', 'throw new Error("This must not be loaded.");\n');
  });

  afterAll(() => rm(engine, { recursive: true }));

  test('is loaded if the site has its key, and no other is', async () => {
    const used = await loadExtensions({ engine, site: engine }, site('{ "notes": {} }'));
    expect(used.map(({ name }) => name)).toEqual(['notes']);
    expect(await loadExtensions({ engine, site: engine }, site('{}'))).toEqual([]);
    expect(await loadExtensions({ engine, site: engine }, null)).toEqual([]);
  });

  test('is active while the site’s file can’t be read', async () => {
    await expect(loadExtensions({ engine, site: engine }, site('{'))).rejects.toThrow('must not be loaded');
  });

  test('adds its templates; an unused extension adds none', async () => {
    const expand = await loadTemplates({ engine, site: engine }, ['notes']);
    expect(expand({ type: 'note' }, {}, {})).toEqual([{ type: 'hero' }]);
    expect(expand({ type: 'other' }, {}, {})).toBeUndefined();
  });
});

describe('files that extensions add to the built site', () => {
  type Addition = Awaited<ReturnType<Awaited<ReturnType<SiteExtension['prepare']>>['addition']>>;
  const line = (href: string) => ({ tag: 'link', rel: 'alternate', href }) as const;
  const addition = (href: string, file: string): Addition => ({
    heads: new Map([['/a', { follows: href, entries: () => [line(href)] }]]),
    files: () => [[file, 'text']],
    made: [{ names: [`${file}.zip`], of: file, by: 'zip', follows: () => file, source: () => file }],
    changes: new Map([['/a', '2025-08']]),
    headers: new Map([[`/${file}`, { 'Content-Type': 'text/x-note' }]]),
  });

  test('are combined: both are in the head of a page, and all files exist', () => {
    const { heads, files, made } = joinAdditions([addition('/x', 'x.note'), addition('/y', 'y.note')]);
    const { follows, entries } = heads.get('/a')!;
    expect([follows, entries()]).toEqual(['/x /y', [line('/x'), line('/y')]]);
    expect([...files()].map(([name]) => name)).toEqual(['x.note', 'y.note']);
    expect(made.flatMap(({ names }) => names)).toEqual(['x.note.zip', 'y.note.zip']);
    expect(joinAdditions([]).heads.size).toBe(0);
  });

  test('are included in the sitemap and the headers', () => {
    const added = addition('/x', 'x.note');
    const [day, month, unknown] = ['/a', '/b', '/c'].map(
      (route) => ({ route, canonical: route, noindex: false }) as Parameters<typeof siteFiles>[1][number],
    );
    const changes = new Map([
      ['/a', '2025-08-31'],
      ['/b', '2025-08'],
    ]);
    const files = siteFiles(aSite(), [day!, month!, unknown!], { ...added, changes }, { ground: '#ffffff' });
    const urls = files.get('sitemap.xml')?.match(/(?<=\/[abc]<\/loc>).*(?=<\/url>)/g);
    // The schema of the sitemap protocol refuses a month.
    expect(urls).toEqual(['<lastmod>2025-08-31</lastmod>', '', '']);
    expect(files.get('_headers')).toContain('/x.note\n  Content-Type: text/x-note');
  });
});
