import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type {
  CodeAction,
  ColorInformation,
  CompletionList,
  DocumentSymbol,
  Hover,
  Location,
  Range,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startEditor, type Editor } from '../helpers/editor.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../helpers/small-site.ts';

/* Responses of the language server to an editor, by its standard streams, on a copy of the bakery. */
let site: SmallSite;
let editor: Editor;

beforeAll(async () => {
  site = copySmallSite('bakery');
  editor = await startEditor(site.root);
});

afterAll(async () => {
  expect(await editor.quit()).toBe(0);
  site.remove();
});

const INDEX = 'index.json';
const BREADS = 'brote.json';
const ORDER = 'bestellen.json';
const at = (file: string) => `pages-config/${file}`;
const page = (file: string) => site.read(file);
/** A page with one section, which contains the cursor. */
const pageWithSection = (section: string) =>
  `{\n  "title": "Brot und Brezeln",\n  "description": "Ein Satz.",\n  "sections": [\n    ${section}\n  ]\n}\n`;

/** The documents that a test has opened; the next test begins with the text on disk. */
const opened = new Set<string>();
const open = async (file: string, text?: string) => {
  opened.add(at(file));
  await editor.open(at(file), text);
};
const askAt = <Result>(method: string, file: string, marked: string, params?: object) => {
  opened.add(at(file));
  return editor.askAt<Result>(method, at(file), marked, params);
};
afterEach(async () => {
  for (const file of opened) await editor.close(file);
  opened.clear();
});

const labels = async (file: string, marked: string) =>
  (await askAt<CompletionList>('completion', file, marked)).items.map(({ label }) => label);

describe('diagnostics', () => {
  test('a valid site has no diagnostics, and typed errors appear at once at their place, before saving', async () => {
    await open(INDEX);
    expect(await editor.diagnostics(at(INDEX))).toEqual([]);
    const mistyped = page(INDEX).replace('"to": "/brote"', '"to": "/brotte"');
    await editor.type(at(INDEX), mistyped);
    expect(await editor.diagnostics(at(INDEX))).toEqual([
      {
        range: rangeIn(mistyped, '"/brotte"'),
        severity: 1,
        source: 'validate',
        code: 'broken-link',
        message: expect.stringMatching(/\/brotte.*\n.*"\/brote"/) as string,
      },
    ]);
    await editor.type(at(INDEX), page(INDEX));
    expect(await editor.diagnostics(at(INDEX))).toEqual([]);
  });

  test('a file causes a diagnostic in another: a removed anchor', async () => {
    await open(ORDER, page(ORDER).replace('"id": "oeffnungszeiten"', '"id": "zeiten"'));
    expect((await editor.diagnostics(at('_site.json'))).map(({ code }) => code)).toEqual(['broken-anchor']);
    await editor.close(at(ORDER));
    await open(INDEX);
    expect(await editor.diagnostics(at('_site.json'))).toEqual([]);
  });

  test('columns count UTF-16 units, after surrogate pairs and many scripts', async () => {
    const text = pageWithSection('{ "type": "hero", "titel": "🥨 रोटी", "title": "🥨 रोटी", "colour": 1 }');
    await open(INDEX, text);
    const line = text.split('\n')[4]!;
    const found = (await editor.diagnostics(at(INDEX))).filter(({ code }) => code === 'unknown-key');
    expect(found.map(({ range }) => line.slice(range.start.character, range.end.character))).toEqual([
      '"titel"',
      '"colour"',
    ]);
  });

  test('links may lead to a page that was never saved', async () => {
    await open(INDEX, page(INDEX).replace('"to": "/brote"', '"to": "/neu"'));
    expect(await editor.diagnostics(at(INDEX))).toHaveLength(1);
    await open('neu.json', page(BREADS));
    expect((await editor.diagnostics(at(INDEX))).filter(({ code }) => code === 'broken-link')).toEqual([]);
  });

  test('no input stops the server, and neither does a removed file or a file outside the site', async () => {
    await open(INDEX);
    const whole = page(INDEX);
    for (const text of [
      '',
      '{',
      '[1,',
      '"',
      '{ "sections": [{ "type": ',
      '\u0000',
      whole.slice(0, 700),
      '['.repeat(5000),
      '{ "sections": '.repeat(3000),
      'null',
    ])
      for (const method of ['completion', 'hover', 'definition', 'references', 'prepareRename'] as const) {
        await askAt(method, INDEX, `${text}‸`, { context: { includeDeclaration: true } });
        await editor.ask('documentSymbol', at(INDEX));
        await editor.ask('formatting', at(INDEX), { options: { tabSize: 2, insertSpaces: true } });
      }
    expect((await editor.diagnostics(at(INDEX))).map(({ code }) => code)).toEqual(['not-an-object']);
    await editor.open('elsewhere/notes.json', '{ "to": "/nowhere" }');
    expect(
      await editor.ask('hover', 'elsewhere/notes.json', { position: { line: 0, character: 4 } }),
    ).toBeNull();
    await editor.close('elsewhere/notes.json');
    site.write('weg.json', page(BREADS));
    await editor.changedOnDisk(at('weg.json'));
    await editor.type(at(INDEX), whole.replace('"to": "/brote"', '"to": "/weg"'));
    expect((await editor.diagnostics(at(INDEX))).filter(({ code }) => code === 'broken-link')).toEqual([]);
    site.delete('weg.json');
    await editor.changedOnDisk(at('weg.json'));
    expect((await editor.diagnostics(at(INDEX))).map(({ code }) => code)).toContain('broken-link');
  });
});

describe('completion', () => {
  test('pages, anchors of the open page, and anchors of the named page are offered', async () => {
    const link = (to: string) =>
      pageWithSection(`{ "type": "call-to-action", "id": "oben", "action": { "label": "A", "to": ${to} } }`);
    const offered = await labels(INDEX, link('"‸"'));
    expect(offered.slice(0, 2)).toEqual(['/', '/bestellen']);
    expect(offered).toEqual(expect.arrayContaining(['/brote', '/feier', '/ueber-uns']));
    expect(offered.filter((name) => name.includes('#'))).toEqual(['#oben']);
    expect(await labels(INDEX, link('‸'))).toContain('/brote');
    expect(await labels(INDEX, link('"/bestellen#‸"'))).toEqual([
      '/bestellen#bestellung',
      '/bestellen#oeffnungszeiten',
    ]);
    expect(await labels(INDEX, link('"#‸"'))).toEqual(['#oben']);
  });

  test.each([
    ['double', '\\"'],
    ['single', "'"],
  ])(
    'a completed link within rich text, in %s quotes, replaces only the existing link',
    async (_name, quote) => {
      const linking = (to: string) =>
        page(BREADS).replace('\\"/bestellen\\">Mohn', `${quote}${to}${quote}>Mohn`);
      const { items } = await askAt<CompletionList>('completion', BREADS, linking('/best‸ellen'));
      const chosen = items.find(({ label }) => label === '/ueber-uns')!;
      const document = TextDocument.create('', 'json', 1, linking('/bestellen'));
      expect(TextDocument.applyEdits(document, [chosen.textEdit as TextEdit])).toBe(linking('/ueber-uns'));
    },
  );

  test('pictures with a preview and their size, forms, deliveries, shared sections and the schema are offered', async () => {
    const marked = page(INDEX).replace('drawings/laib.svg', '‸');
    const { items } = await askAt<CompletionList>('completion', INDEX, marked);
    const loaf = items.find(({ label }) => label === 'drawings/laib.svg')!;
    expect(loaf.detail).toMatch(/^\d+ × \d+ pixels, [\d.]+ kB$/);
    expect(loaf.documentation).toEqual({
      kind: 'markdown',
      value: `![drawings/laib.svg](${editor.toUri(at('_media/drawings/laib.svg'))})\n\n${loaf.detail}`,
    });
    expect(await labels(INDEX, pageWithSection('{ "type": "form", "form": "‸" }'))).toEqual([
      'bestellung',
      'feier',
    ]);
    const form = page('_forms/feier.json').replace('"delivery": "bestellungen"', '"delivery": ‸');
    expect(await labels('_forms/feier.json', form)).toEqual(['bestellungen']);
    await open('_shared/zeiten.json', '{ "type": "fact-list", "title": "Zeiten" }');
    // A change in another document is visible after that document was processed.
    await editor.diagnostics(at(INDEX));
    expect(await labels(INDEX, pageWithSection('{ "use": "‸" }'))).toEqual(['zeiten']);
    const [schema] = await labels(INDEX, page(INDEX).replace(/"\$schema": "[^"]*"/, '"$schema": "‸"'));
    expect(path.resolve(site.root, 'pages-config', schema!)).toBe(
      path.join(site.root, 'schemas/editor/page.json'),
    );
  });

  test('the schema’s keys and types, and whole sections from the examples, are offered', async () => {
    expect(await labels(INDEX, pageWithSection('{ "type": "hero", ‸ }'))).toEqual(
      expect.arrayContaining(['title', 'image', 'action']),
    );
    expect(await labels(INDEX, pageWithSection('{ "type": "‸" }'))).toContain('"faq"');
    const { items } = await askAt<CompletionList>('completion', INDEX, pageWithSection('‸'));
    const faq = items.find(({ label }) => label === 'faq')!;
    expect((faq.textEdit as TextEdit).newText).toContain('"type": "faq"');
    // Sections are also offered between others, and within a section the keys of its schema.
    const between = page(INDEX).replace('},\n    {', '},\n    ‸\n    {');
    expect(between).toContain('‸');
    expect(await labels(INDEX, between)).toEqual(expect.arrayContaining(['faq', 'hero']));
    const icons = await labels('_site.json', '{ "header": { "actions": [{ "label": "A", "icon": ‸ }] } }');
    expect(icons.toSorted()).toEqual(
      iconNames()
        .map((name) => `"${name}"`)
        .sort(),
    );
    const template = '{ "title": "A", "template": ‸ }';
    expect(await labels(INDEX, template)).toContain('service');
  });
});

describe('types are offered by their other common names', () => {
  const matching = async (marked: string, typed: string) => {
    const { items } = await askAt<CompletionList>('completion', INDEX, marked);
    return items.filter(({ filterText = '' }) => filterText.split(/ (?=")/).includes(typed));
  };

  test.each([
    ['"accordion"', '"faq"'],
    ['"testimonials"', '"reviews"'],
    ['"team"', '"people"'],
    ['"pricing"', '"price-table"'],
    ['"cta"', '"call-to-action"'],
    ['"film"', '"video"'],
    ['"ticker"', '"marquee"'],
    ['"cards"', '"card-grid"'],
  ])('%s is offered %s, with the sentence of the schema', async (typed, type) => {
    const found = await matching(pageWithSection('{ "type": "‸" }'), typed);
    const [first] = found.filter(({ label }) => label === type);
    expect(first?.textEdit).toMatchObject({ newText: type });
    expect(JSON.stringify(first?.documentation)).toContain('Also called:');
  });

  test('"steps" writes the type with its variant', async () => {
    const [steps] = await matching(pageWithSection('{ "type": "‸" }'), '"steps"');
    expect(steps?.textEdit).toMatchObject({ newText: '"card-grid", "variant": "process"' });
  });

  test('the key of a variant is written without a value that would forbid other keys', async () => {
    const marked = pageWithSection('{ "type": "card-grid", "title": "A", "vari‸" }');
    const { items } = await askAt<CompletionList>('completion', INDEX, marked);
    const variant = items.find(({ label }) => label === 'variant');
    expect(variant?.textEdit).toMatchObject({ newText: '"variant": $1' });
  });
});

describe('the offered keys of a section', () => {
  test.each([
    ['without a look', '{ "type": "card-grid", ‸ }', ['intro'], ['firstCard']],
    ['of a strip', '{ "type": "card-grid", "variant": "strip", ‸ }', ['items'], ['title', 'intro']],
    ['of plates', '{ "type": "card-grid", "variant": "plates", "‸" }', ['title', 'firstCard'], []],
    [
      'of an entry',
      '{ "type": "card-grid", "variant": "books", "items": [{ "‸" }] }',
      ['text', 'image'],
      ['to'],
    ],
  ])('%s: the keys that it uses', async (_name, section, there, missing) => {
    const offered = await labels(INDEX, pageWithSection(section));
    expect(offered).toEqual(expect.arrayContaining(there));
    expect(offered.filter((key) => missing.some((each) => each === key))).toEqual([]);
  });
});

describe('help', () => {
  const help = async (file: string, marked: string) => {
    const hover = await askAt<Hover | null>('hover', file, marked);
    return (hover?.contents as { value: string } | undefined)?.value ?? '';
  };

  test.each([
    [
      'a link has the title of its page',
      INDEX,
      '"to": "/bro‸te"',
      /^\*\*Unsere Brote, Brezeln und Kuchen .*`\/brote`/s,
    ],
    [
      'an anchor has its heading and its page',
      '_site.json',
      '/bestellen#oeff‸nungszeiten',
      /^\*\*Wann wir da sind\*\* on Brot bestellen/,
    ],
    [
      'a picture is shown',
      INDEX,
      '"drawings/la‸ib.svg"',
      /^!\[drawings\/laib\.svg\]\(file:.*\)\n\n\d+ × \d+ pixels/,
    ],
    ['a form has its title', 'feier.json', '"form": "fei‸er"', /^\*\*Torte bestellen\*\*/],
    ['a type leads to the gallery', INDEX, '"type": "he‸ro"', /http:\/\/localhost:5173\/_sections\/hero/],
    ['the schema leads to the gallery', INDEX, '"$sch‸ema"', /http:\/\/localhost:5173\/_sections\)/],
    [
      'a key has the sentence of the schema',
      INDEX,
      '"desc‸ription"',
      /What a search engine shows below the title/,
    ],
  ])('%s', async (_name, file, marked, expected) => {
    const text = page(file).replace(marked.replace('‸', ''), marked);
    expect(text).toContain('‸');
    expect(await help(file, text)).toMatch(expected);
  });

  test('the help for a token of the theme has its values in both themes', async () => {
    const tokens = '_theme/tokens.css';
    expect(
      await help(
        tokens,
        page(tokens).replace('var(--acc‸ent)', 'var(--acc‸ent)').replace('var(--accent)', 'var(--acc‸ent)'),
      ),
    ).toBe('**--accent** light `#f4775c`, dark `#ff8f73`');
  });
});

describe('navigation', () => {
  const formatPlaces = (found: Location[] | null) =>
    (found ?? []).map(({ uri, range }) => {
      const file = uri
        .replace(editor.toUri(''), '')
        .replace(/^\//, '')
        .replace(/^.*\/(?=(src|schemas)\/)/, '');
      return `${file}:${range.start.line + 1}:${range.start.character + 1}`;
    });

  test.each([
    ['a page', INDEX, '"to": "/bro‸te"', ['pages-config/brote.json:1:1']],
    [
      'a place',
      '_site.json',
      '/bestellen#oeff‸nungszeiten',
      [expect.stringMatching(/^pages-config\/bestellen\.json:\d\d:13$/)],
    ],
    [
      'a page, from the part before the anchor',
      '_site.json',
      '/best‸ellen#oeffnungszeiten',
      ['pages-config/bestellen.json:1:1'],
    ],
    ['a form', 'feier.json', '"form": "fei‸er"', ['pages-config/_forms/feier.json:1:1']],
    ['a picture', INDEX, '"drawings/la‸ib.svg"', ['pages-config/_media/drawings/laib.svg:1:1']],
    [
      'a section type',
      INDEX,
      '"type": "he‸ro"',
      ['src/sections/hero/hero.tsx:1:1', 'schemas/sections/hero.schema.json:1:1'],
    ],
  ])('to %s', async (_name, file, marked, expected) => {
    const text = page(file).replace(marked.replace('‸', ''), marked);
    expect(formatPlaces(await askAt('definition', file, text))).toEqual(expected);
  });

  test('back to all references, in rich text too', async () => {
    const text = page(BREADS).replace('href=\\"/bestellen', 'href=\\"/best‸ellen');
    const found = formatPlaces(
      await askAt('references', BREADS, text, { context: { includeDeclaration: false } }),
    );
    const inIndex = page(INDEX).match(/"\/bestellen"/g)!;
    expect(found.filter((place) => place.startsWith('pages-config/index.json'))).toHaveLength(inIndex.length);
    expect(found.filter((place) => place.startsWith('pages-config/brote.json'))).toHaveLength(1);
    expect(
      found.filter((place) => place.startsWith('pages-config/_site.json')).length,
    ).toBeGreaterThanOrEqual(4);
  });
});

describe('rename', () => {
  const renamed = (file: string, marked: string, newName: string) =>
    askAt<WorkspaceEdit>('rename', file, page(file).replace(marked.replace('‸', ''), marked), { newName });
  const kinds = ({ documentChanges = [] }: WorkspaceEdit) =>
    documentChanges.map((change) => {
      if ('kind' in change)
        return change.kind === 'rename'
          ? `${short(change.oldUri)} → ${short(change.newUri)}`
          : `${change.kind} ${short(change.uri)}`;
      const file = short(change.textDocument.uri);
      const before = existsSync(path.join(site.root, at(file))) ? page(file) : '';
      const after = TextDocument.applyEdits(
        TextDocument.create('', 'json', 1, before),
        change.edits as TextEdit[],
      );
      const known = before.split('\n');
      const lines = after.split('\n').filter((line) => !known.includes(line));
      return [file, ...lines.map((line) => line.trim())].join(' | ');
    });
  const short = (uri: string) => uri.replace(editor.toUri('pages-config/'), '');

  test('a page: its file, its links, and a redirect', async () => {
    const marked = page(INDEX).replace('"/brote"', '"/bro‸te"');
    expect(await askAt('prepareRename', INDEX, marked)).toEqual({
      range: rangeIn(page(INDEX), '/brote'),
      placeholder: '/brote',
    });
    const edit = await renamed(INDEX, '"/bro‸te"', '/laden/brote');
    const rewritten = (file: string) => {
      const lines = page(file)
        .split('\n')
        .filter((line) => line.includes('"/brote"'));
      return [file, ...lines.map((line) => line.trim().replace('"/brote"', '"/laden/brote"'))].join(' | ');
    };
    expect(kinds(edit)).toEqual([
      rewritten(INDEX),
      rewritten('danke.json'),
      rewritten('_site.json'),
      rewritten('_not-found.json'),
      expect.stringMatching(/^brote\.json \| "\$schema": "[^"]*\/schemas\/editor\/page\.json",$/),
      'create _redirects.json',
      expect.stringContaining('| "redirects": [{ "from": "/brote", "to": "/laden/brote" }] |'),
      'brote.json → laden/brote.json',
    ]);
    // An edit of an open document names its version.
    const own = edit.documentChanges!.find(
      (change) => 'edits' in change && short(change.textDocument.uri) === INDEX,
    );
    expect(own).toMatchObject({ textDocument: { version: 2 } });
  });

  test.each([
    [
      'a place',
      '_site.json',
      '#oeff‸nungszeiten',
      'zeiten',
      [
        'bestellen.json | "id": "zeiten",',
        // The fingerprints of a translation are renewed, so it stays up to date.
        expect.stringMatching(/^bestellen\.en\.json \| "id": "zeiten", \| "sections": \[/) as string,
        '_site.json | { "label": "Öffnungszeiten", "to": "/bestellen#zeiten" }',
      ],
    ],
    [
      'a form',
      'feier.json',
      '"form": "fei‸er"',
      'feste',
      ['feier.json | "form": "feste"', '_forms/feier.json → _forms/feste.json'],
    ],
    [
      'a picture',
      INDEX,
      'drawings/la‸ib.svg',
      'drawings/brot.svg',
      [
        'index.json | "image": { "src": "drawings/brot.svg", "alt": "" }',
        '_media/drawings/laib.svg → _media/drawings/brot.svg',
      ],
    ],
  ])('%s', async (_name, file, marked, newName, expected) => {
    expect(kinds(await renamed(file, marked, newName))).toEqual(expected);
  });

  test('after a rename in the file list all references are updated; the editor renames the file', async () => {
    await open(INDEX);
    const edit = (await editor.willRename(at('brote.json'), at('laden/brote.json')))!;
    expect(kinds(edit).slice(-3)).toEqual([
      expect.stringMatching(/^brote\.json \| "\$schema"/),
      'create _redirects.json',
      expect.stringContaining('{ "from": "/brote", "to": "/laden/brote" }'),
    ]);
    expect(kinds((await editor.willRename(at('_forms/feier.json'), at('_forms/feste.json')))!)).toEqual([
      'feier.json | "form": "feste"',
    ]);
    expect(await editor.willRename(at('_theme/tokens.css'), at('_theme/other.css'))).toBeNull();
    expect(await editor.willRename(at('brote.json'), at('bestellen.json'))).toBeNull();
    expect(editor.shown).toEqual(['There is a page /bestellen already.']);
  });

  test('the text before a name may be in any script', async () => {
    const line =
      '{ "type": "call-to-action", "title": "🥨 हिन्दी", "action": { "label": "🥨", "to": "/bro‸te" } }';
    const { range } = await askAt<{ range: Range }>('prepareRename', INDEX, pageWithSection(line));
    const shown = pageWithSection(line).replace('‸', '').split('\n')[range.start.line]!;
    expect(shown.slice(range.start.character, range.end.character)).toBe('/brote');
  });

  test('an impossible rename is refused', async () => {
    await expect(renamed(INDEX, '"/bro‸te"', '/bestellen')).rejects.toThrow(
      'There is a page /bestellen already.',
    );
    await expect(renamed(INDEX, '"Gu‸tes Brot"', 'x')).rejects.toThrow('Only a page, an anchor');
    expect(await askAt('prepareRename', INDEX, page(INDEX).replace('Gutes', 'Gu‸tes'))).toBeNull();
  });
});

/** The range of the first occurrence of words in a text, by the protocol's positions. */
function rangeIn(text: string, words: string): Range {
  const document = TextDocument.create('', 'json', 1, text);
  const offset = text.indexOf(words);
  return { start: document.positionAt(offset), end: document.positionAt(offset + words.length) };
}

function iconNames(): string[] {
  const parts = JSON.parse(readFileSync(path.join(root, 'schemas/parts.schema.json'), 'utf8')) as {
    $defs: { icon: { enum: string[] } };
  };
  return parts.$defs.icon.enum;
}

test('a diagnostic is fixed by the edits of `content -- fix`', async () => {
  const broken = page(INDEX)
    .replace('"/brote"', '"/brotte"')
    .replace('"title": "Gutes Brot"', '"titel": "Gutes Brot"');
  await open(INDEX, broken);
  const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  const actions = await editor.ask<CodeAction[]>('codeAction', at(INDEX), {
    range: whole,
    context: { diagnostics: [] },
  });
  const document = TextDocument.create('', 'json', 1, broken);
  const after = actions.map(({ title, edit }) => [
    title,
    TextDocument.applyEdits(document, edit!.changes![editor.toUri(at(INDEX))]!),
  ]);
  expect(after).toContainEqual(['"titel" → "title"', broken.replace('"titel"', '"title"')]);
  expect(after).toContainEqual([expect.stringContaining('/brotte'), broken.replace('/brotte', '/brote')]);
});

test('an alias of a type is fixed by one action, with its variant', async () => {
  const broken = pageWithSection('{ "type": "accordion" }, { "type": "steps" }');
  await open(INDEX, broken);
  const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  const actions = await editor.ask<CodeAction[]>('codeAction', at(INDEX), {
    range: whole,
    context: { diagnostics: [] },
  });
  const document = TextDocument.create('', 'json', 1, broken);
  const after = actions.map(({ edit }) =>
    TextDocument.applyEdits(document, edit!.changes![editor.toUri(at(INDEX))]!),
  );
  expect(after).toContain(broken.replace('accordion', 'faq'));
  expect(after).toContain(broken.replace('"steps"', '"card-grid", "variant": "process"'));
});

test('a file without a "$schema" gets one', async () => {
  const without = page(INDEX).replace(/ *"\$schema": .*\n/, '');
  await open(INDEX, without);
  const first = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const context = { diagnostics: [], only: ['quickfix'] };
  const [action, ...more] = await editor.ask<CodeAction[]>('codeAction', at(INDEX), {
    range: first,
    context,
  });
  expect([action!.title, more]).toEqual([
    'Add "$schema", which lets other editors complete and explain the file',
    [],
  ]);
  const edits = action!.edit!.changes![editor.toUri(at(INDEX))]!;
  expect(TextDocument.applyEdits(TextDocument.create('', 'json', 1, without), edits)).toBe(page(INDEX));
});

test('a shared section has a name, uses, an outline, and positions in it', async () => {
  const times = '_shared/zeiten.json';
  await open(
    times,
    '{ "type": "fact-list", "id": "zeiten", "title": "Zeiten", "items": [{ "label": "Montag", "value": "zu" }] }',
  );
  const using = pageWithSection('{ "use": "zeiten" }');
  await open(BREADS, using);
  const help = await askAt<Hover>('hover', INDEX, using.replace('zeiten', 'zei‸ten'));
  expect((help.contents as { value: string }).value).toMatch(
    /^The shared section \*\*zeiten\*\*, used on 2 pages\n/,
  );
  const [target] = await askAt<Location[]>('definition', INDEX, using.replace('zeiten', 'zei‸ten'));
  expect(target!.uri).toBe(editor.toUri(at(times)));
  const [symbol] = await editor.ask<DocumentSymbol[]>('documentSymbol', at(times));
  expect([symbol!.name, symbol!.detail]).toEqual(['Zeiten', 'fact-list']);
  const link =
    '{ "type": "call-to-action", "title": "A", "action": { "label": "B", "to": "/brote#zei‸ten" } }';
  const [place] = await askAt<Location[]>('definition', INDEX, pageWithSection(link));
  expect([place!.uri, place!.range.start.character]).toEqual([editor.toUri(at(times)), 29]);
  // The position of the name leads to the pages that show the section.
  const named = editor.ask<Location[]>('references', at(times), {
    position: { line: 0, character: 32 },
    context: { includeDeclaration: false },
  });
  expect((await named).map(({ uri }) => uri)).toEqual([editor.toUri(at(INDEX))]);
  const edit = await editor.ask<WorkspaceEdit>('rename', at(times), {
    position: { line: 0, character: 32 },
    newName: 'stunden',
  });
  expect(edit.documentChanges).toHaveLength(2);
});

test('the outline lists the sections of a page by their headings, and a form by its keys', async () => {
  await open(INDEX);
  const symbols = await editor.ask<DocumentSymbol[]>('documentSymbol', at(INDEX));
  const { sections } = JSON.parse(page(INDEX)) as { sections: { type: string; title?: string }[] };
  expect(symbols.map(({ detail }) => detail)).toEqual(sections.map(({ type }) => type));
  expect(sections.length).toBeGreaterThan(3);
  const titled = [...sections.entries()].filter(([, { title }]) => title !== undefined);
  for (const [index, { title }] of titled) expect(symbols[index]!.name).toBe(title);
  const inner = symbols.flatMap(({ children = [] }) => children.map(({ name }) => name));
  expect(inner).toContain('4 Uhr: formen');
  await open('_forms/feier.json');
  const keys = await editor.ask<DocumentSymbol[]>('documentSymbol', at('_forms/feier.json'));
  expect(keys.map(({ name }) => name)).toContain('delivery');
});

test('colours of the theme are shown and written', async () => {
  const tokens = at('_theme/tokens.css');
  await open('_theme/tokens.css');
  const colours = await editor.ask<ColorInformation[]>('documentColor', tokens);
  expect(colours[0]).toEqual({
    range: { start: { line: 3, character: 22 }, end: { line: 3, character: 29 } },
    color: { red: 1, green: 249 / 255, blue: 239 / 255, alpha: 1 },
  });
  await open('_theme/tokens.css', ':root { --ink: hsl(0 100% 50%); --paper: oklch(100% 0 0 / 0.5); }');
  const others = await editor.ask<ColorInformation[]>('documentColor', tokens);
  expect(others.map(({ color }) => color)).toEqual([
    { red: 1, green: 0, blue: 0, alpha: 1 },
    { red: 1, green: 1, blue: 1, alpha: 0.5 },
  ]);
  const range = colours[0]!.range;
  const presented = (alpha: number) =>
    editor.ask('colorPresentation', tokens, { color: { red: 1, green: 0.5, blue: 0, alpha }, range });
  expect(await presented(1)).toEqual([{ label: '#ff8000' }]);
  expect(await presented(0.5)).toEqual([{ label: 'rgb(255 128 0 / 0.5)' }]);
  const line = '  --edge: var(--acc‸);';
  expect(
    (await askAt<{ label: string }[]>('completion', '_theme/tokens.css', `:root {\n${line}\n}`)).map(
      ({ label }) => label,
    ),
  ).toContain('--accent');
});

test('a formatted document has keys in the order of the schema, in the usual layout', async () => {
  const text = '{"sections":[],"title":"Brot",\n"description":"Ein Satz."}';
  await open(INDEX, text);
  const edits = await editor.ask<TextEdit[]>('formatting', at(INDEX), {
    options: { tabSize: 2, insertSpaces: true },
  });
  expect(TextDocument.applyEdits(TextDocument.create('', 'json', 1, text), edits)).toBe(
    '{ "title": "Brot", "description": "Ein Satz.", "sections": [] }\n',
  );
});

test('the files of a folder that was opened through a symbolic link have addresses in it', async () => {
  const link = `${site.root}-link`;
  symlinkSync(site.root, link, 'dir');
  const args = ['scripts/pagewright.mjs', 'lsp', '--site', site.root];
  const own = await startEditor(link, { args });
  const linking = (to: string) => page(INDEX).replace('"to": "/brote"', `"to": "${to}"`);
  const [found] = await own.askAt<Location[]>('definition', at(INDEX), linking('/bro‸te'));
  expect(found?.uri).toBe(own.toUri(at(BREADS)));
  await own.type(at(INDEX), linking('/brotte'));
  expect((await own.diagnostics(at(INDEX))).map(({ code }) => code)).toEqual(['broken-link']);
  expect(await own.quit()).toBe(0);
  unlinkSync(link);
});

test('if an editor watches no files, the server does', async () => {
  const own = await startEditor(site.root, { capabilities: {} });
  await own.open(at(INDEX));
  expect(await own.diagnostics(at(INDEX))).toEqual([]);
  const file = path.join(site.root, at(BREADS));
  const copy = `${file}.kept`;
  copyFileSync(file, copy);
  rmSync(file);
  await expect
    .poll(async () => (await own.diagnostics(at(INDEX))).map(({ code }) => code), { timeout: 20_000 })
    .toEqual(['broken-link']);
  writeFileSync(file, readFileSync(copy));
  rmSync(copy);
  await expect.poll(() => own.diagnostics(at(INDEX)), { timeout: 20_000 }).toEqual([]);
  // This editor can't rename files either: an anchor is still renamed, in the form that every editor accepts.
  const renameAt = (marked: string, newName: string) =>
    own.askAt<WorkspaceEdit>(
      'rename',
      at('_site.json'),
      page('_site.json').replace(marked.replace('‸', ''), marked),
      { newName },
    );
  await expect(renameAt('"to": "/bro‸te"', '/brot')).rejects.toThrow(
    'This editor can’t rename files: use npm run content -- mv.',
  );
  const { changes = {} } = await renameAt('#oeff‸nungszeiten', 'zeiten');
  const files = [at('_site.json'), at('bestellen.en.json'), at(ORDER)];
  expect(Object.keys(changes).sort()).toEqual(files.map((each) => own.toUri(each)));
  expect(await own.quit()).toBe(0);
});
