import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GeneratedFile } from '../../src/site-build/generate/generated-file.ts';
import { editorSchemas } from '../../src/site-build/generate/editor-schema.ts';
import { jsonEditor } from './json-editor.ts';
import { ownProject } from '../helpers/own-project.ts';
import { root } from '../helpers/project.ts';
import { schemaNames } from '../helpers/schema-files.ts';

const schema = '"$schema": "../schemas/editor/page.json"';
let files: GeneratedFile[];
let editor: ReturnType<typeof jsonEditor>;
const types = schemaNames('sections');
const content = readdirSync(path.join(root, 'pages-config'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !/^_(media|records)\b/.test(file))
  .sort();

beforeAll(async () => {
  files = await editorSchemas(ownProject);
  editor = jsonEditor(files);
});

describe('while a page is edited', () => {
  test('every type of section is offered once', async () => {
    const offered = await editor.completions(page('{ "type": ‸ }'));
    expect(offered.map((label) => label.replaceAll('"', '')).sort()).toEqual(types);
    expect(types.length).toBeGreaterThanOrEqual(30);
  });

  test('only the properties of the chosen type are offered', async () => {
    const offered = await editor.completions(page('{ "type": "card-grid", ‸ }'));
    const keys = ['expireAt', 'film', 'firstCard', 'id', 'image', 'intro', 'items'];
    expect(offered.sort()).toEqual([...keys, 'publishAt', 'title', 'variant']);
  });

  test('the properties of an entry in a list are offered', async () => {
    const offered = await editor.completions(page('{ "type": "card-grid", "title": "A", "items": [{ ‸ }] }'));
    expect(offered.sort()).toEqual(['expireAt', 'image', 'points', 'publishAt', 'text', 'title', 'to']);
  });

  test('the name of a shared section is explained in place of a type', async () => {
    const help = await editor.help(page('{ "u‸se": "opening-hours" }'));
    expect(help).toContain('The name of a shared section');
  });

  test('the values of a choice are offered', async () => {
    const offered = await editor.completions(page('{ "type": "tabs", "level": ‸ }'));
    expect(offered).toEqual(expect.arrayContaining(['"main"', '"sub"']));
  });

  test.each([
    ['pages and anchors', '{ "type": "call-to-action", "action": { "label": "A", "to": ‸ } }', 'url'],
    ['pictures', '{ "type": "hero", "image": { "src": ‸ } }', 'image'],
    ['forms', '{ "type": "form", "form": ‸ }', 'formId'],
  ])('existing %s are offered, and nothing else', async (_, section, kind) => {
    const offered = await editor.completions(page(section));
    const { $defs } = JSON.parse(files[0]!.text) as { $defs: Record<string, { examples: string[] }> };
    const known = $defs[`known-${kind}`]!.examples;
    expect(known.length).toBeGreaterThan(2);
    expect(offered.map((label) => label.replaceAll('"', '')).sort()).toEqual([...known].sort());
  });

  test('every template is offered', async () => {
    const offered = await editor.completions(`{ ${schema}, "template": { "type": ‸ } }`);
    expect(offered).toEqual(expect.arrayContaining(['"service"', '"paper"']));
  });

  test('a key is explained, with an example', async () => {
    const help = await editor.help(page('{ "type": "card-grid", "ti‸tle": "What we publish", "items": [] }'));
    expect(help).toContain('What the cards have in common.');
    expect(help).toContain('What we publish');
    expect(await editor.help(`{ ${schema}, "descr‸iption": "" }`)).toContain(
      'What a search engine shows below the title',
    );
    expect(await editor.help(page('{ "ty‸pe": "cards" }'))).not.toBe('');
  });
});

describe('one mistake is one diagnostic, at its place', () => {
  const card = '{ "title": "Papers", "text": "Original work." }';

  test.each([
    ['an unknown key', '{ "type": "card-grid", "title": "A", "colour": "red", "items": [CARD] }', '"colour"'],
    ['a value of the wrong type', '{ "type": "card-grid", "title": 7, "items": [CARD] }', '7'],
    ['a misspelt section type', '{ "type": "crads", "title": "A", "items": [CARD] }', '"crads"'],
    [
      'a wrong value in a list',
      '{ "type": "card-grid", "title": "A", "items": [{ "title": "B", "text": 3 }] }',
      '3',
    ],
    [
      'an unknown key in a list',
      '{ "type": "card-grid", "title": "A", "items": [{ "title": "B", "text": "C", "x": 1 }] }',
      '"x"',
    ],
    [
      'an invalid address',
      '{ "type": "card-grid", "title": "A", "items": [{ "title": "B", "text": "C", "to": "javascript:x" }] }',
      '"javascript:x"',
    ],
    ['an empty list', '{ "type": "card-grid", "title": "A", "items": [] }', '[]'],
  ])('%s', async (_name, section, at) => {
    const problems = await editor.problems(page(section.replaceAll('CARD', card)));
    expect(problems.map((problem) => problem.at)).toEqual([at]);
  });

  test('a key that a variant does not use, with the reason', async () => {
    const list = `{ "type": "card-grid", "variant": "strip", "title": "A", "items": [${Array(4).fill(card).join(', ')}] }`;
    const problems = await editor.problems(page(list));
    expect(problems.map(({ at, message }) => [at, message])).toEqual([
      ['"A"', 'A strip has no heading: remove it, or choose another "variant".'],
    ]);
  });

  test('a missing required property, with its name', async () => {
    const problems = await editor.problems(page(`{ "type": "card-grid", "items": [${card}] }`));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 5, message: expect.stringContaining('"title"') as string });
  });

  test('a page without a description, and an unknown key of a page', async () => {
    const sections = '"sections": [{ "type": "form", "form": "contact" }]';
    expect(await editor.problems(`{ ${schema}, "title": "A page of ours", ${sections} }`)).toHaveLength(1);
    const unknown = page('{ "type": "form", "form": "contact" }').replace(
      '"sections"',
      '"colour": "red",\n  "sections"',
    );
    expect((await editor.problems(unknown)).map(({ at }) => at)).toEqual(['"colour"']);
  });

  test('a nested section', async () => {
    const inner = '{ "type": "text-block", "txt": "<p>A</p>", "text": "<p>A</p>" }';
    const panels = `[{ "id": "a", "label": "A", "sections": [${inner}] }, { "id": "b", "label": "B", "sections": [${inner.replace('"txt": "<p>A</p>", ', '')}] }]`;
    const problems = await editor.problems(page(`{ "type": "tabs", "label": "Who", "panels": ${panels} }`));
    expect(problems.map(({ at }) => at)).toEqual(['"txt"']);
  });
});

describe('while a form is edited', () => {
  test('the kinds of questions are offered, and then only the keywords of the chosen kind', async () => {
    expect(await editor.completions(form('{ "type": ‸ }'))).toEqual(
      ['string', 'number', 'integer', 'boolean', 'array'].map((kind) => `"${kind}"`),
    );
    const number = await editor.completions(form('{ "type": "number", "title": "A", ‸ }'));
    expect(number.sort()).toEqual(['default', 'description', 'maximum', 'minimum']);
    const box = await editor.completions(form('{ "type": "boolean", "title": "A", ‸ }'));
    expect(box.sort()).toEqual(['const', 'default', 'description']);
  });

  test('formats, widgets and autofill names are offered', async () => {
    const formats = await editor.completions(form('{ "type": "string", "title": "A", "format": ‸ }'));
    expect(formats).toEqual(expect.arrayContaining(['"email"', '"orcid"', '"data-url"']));
    const ui = (inner: string) => form('{ "type": "string", "title": "A" }', `"ui": { "A": { ${inner} } }, `);
    expect(await editor.completions(ui('"ui:widget": ‸'))).toContain('"textarea"');
    expect(await editor.completions(ui('"ui:autocomplete": ‸'))).toContain('"given-name"');
    expect(await editor.completions(ui('‸'))).toContain('ui:placeholder');
  });

  test('a keyword is explained, with an example', async () => {
    const help = await editor.help(form('{ "type": "string", "title": "A", "max‸Length": 5 }'));
    expect(help).toContain('How many characters an answer may have.');
    expect(help).toContain('120');
  });

  test.each([
    ['an unknown keyword', '{ "type": "string", "title": "A", "maxLenght": 5 }', '"maxLenght"'],
    ['a keyword of another kind', '{ "type": "number", "title": "A", "maxLength": 5 }', '"maxLength"'],
    ['a misspelt format', '{ "type": "string", "title": "A", "format": "emial" }', '"emial"'],
    ['a misspelt kind', '{ "type": "strng", "title": "A" }', '"strng"'],
  ])('%s is one diagnostic, at its place', async (_name, question, at) => {
    expect((await editor.problems(form(question))).map((problem) => problem.at)).toEqual([at]);
  });

  test('a refused keyword comes with the replacement', async () => {
    const problems = await editor.problems(form('{ "type": "string", "title": "A", "pattern": "^(a+)+$" }'));
    expect(problems.map(({ message }) => message)).toEqual([
      'Write one of the formats instead, such as "format": "digits": a pattern can block the server, and explains nothing to visitors.',
    ]);
  });
});

describe('the content on disk', () => {
  test('is valid in the editor', async () => {
    expect(content.length).toBeGreaterThanOrEqual(45);
    const problems = await Promise.all(
      content.map(async (file) => {
        const found = await editor.problems(readPage(file), `pages-config/${file}`);
        return found.map(({ line, message }) => `${file}:${line} ${message}`);
      }),
    );
    expect(problems.flat()).toEqual([]);
  });

  test('names its editor schema', () => {
    const made = files.map((file) => path.join(root, file.path));
    const named = content.map((file) => {
      const { $schema = '' } = JSON.parse(readPage(file)) as { $schema?: string };
      return [file, path.resolve(root, 'pages-config', path.dirname(file), $schema)] as const;
    });
    expect(named.filter(([, schema]) => !made.includes(schema)).map(([file]) => file)).toEqual([]);
  });

  test('is assigned in the settings of VS Code too', () => {
    const settings = JSON.parse(readFileSync(path.join(root, '.vscode/settings.json'), 'utf8')) as {
      'json.schemas': { url: string; fileMatch: string[] }[];
    };
    const urls = settings['json.schemas'].map(({ url }) => path.posix.normalize(url));
    expect(urls.sort()).toEqual(files.map((file) => file.path).sort());
    expect(urls.filter((url) => !existsSync(path.join(root, url)))).toEqual([]);
  });
});

function readPage(file: string): string {
  return readFileSync(path.join(root, 'pages-config', file), 'utf8');
}

/** A page with one section, which is on line 5. */
function page(section: string): string {
  return `{
  ${schema}, "title": "A page of ours",
  "description": "Fifty characters at the least, as every description of a page has.",
  "sections": [
    ${section}
  ]
}`;
}

/** A form with one question. */
function form(question: string, more = ''): string {
  const schema = `{ "type": "object", "required": [], "properties": { "A": ${question} } }`;
  const rest = '"texts": { "submit": "Send", "success": "Sent." }, "delivery": "office"';
  return `{ "$schema": "../schemas/editor/form.json", "title": "A form", ${more}"schema": ${schema}, ${rest} }`;
}
