import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, type ScriptResult } from './helpers/project-copy.ts';
import { root } from './helpers/project.ts';

/* A site whose sections are valid but can't be rendered: the build fails with page, section and position, and the
   earlier build stays. */
let copy: ProjectCopy;
let built: ScriptResult;

beforeAll(async () => {
  copy = await copyProject();
  // Only the content is copied, because there may be an earlier build of the site.
  const content = 'pages-config';
  await cp(path.join(root, 'tests/sites/minimal', content), path.join(copy.root, 'site', content), {
    recursive: true,
  });
  await addSection('hole', 'const Hole = undefined;\n\nexport default Hole;\n');
  await addSection(
    'stumble',
    'export default function Stumble({ data }: { data: { title?: string } }) {\n  return <p>{data.title!.trim()}</p>;\n}\n',
  );
  const page = {
    title: 'A site of a single page | Small',
    description:
      'One page whose sections can’t be rendered, although its file keeps to every schema there is.',
    sections: [{ type: 'page-head', title: 'One page' }, { type: 'stumble' }],
  };
  await copy.write('site/pages-config/index.json', JSON.stringify(page, null, 2));
  const lost = { ...page, title: 'Not found | Small', description: `Not found. ${page.description}` };
  const lostSections = [{ type: 'page-head', title: 'Not found' }];
  await copy.write(
    'site/pages-config/_not-found.json',
    JSON.stringify({ ...lost, sections: lostSections }, null, 2),
  );
  const offline = {
    ...page,
    title: 'Without a connection | Small',
    description: `Offline. ${page.description}`,
  };
  const sections = [{ type: 'page-head', title: 'Offline' }, { type: 'hole' }];
  await copy.write('site/pages-config/_offline.json', JSON.stringify({ ...offline, sections }, null, 2));
  await copy.write('site/dist/index.html', 'The good build');
  built = await copy.run('build', '--site', 'site');
}, 240_000);

afterAll(() => copy.remove());

test('the validator accepts it', async () => {
  expect(await copy.run('validate', '--site', 'site')).toEqual({
    code: 0,
    output: '1 page: 0 errors, 0 warnings\n',
  });
});

test('the build fails, and reports the section, its page, its position and the reason', () => {
  expect(built.code).toBe(1);
  expect(stripVTControlCharacters(built.output)).toContain(
    [
      'site/pages-config/index.json:9:5 not-rendered The section "stumble" can’t be rendered: Cannot read properties of undefined (reading \'trim\').',
      '  Correct stumble.tsx: it must handle everything that its schema allows.',
      'site/pages-config/_offline.json:9:5 not-rendered The section "hole" has no component: nothing would be rendered there.',
      '  Write export default in hole.tsx.',
    ].join('\n'),
  );
  expect(built.output).not.toMatch(/^\s+at /m);
});

test('the site of the earlier build is complete, without files of the new one', async () => {
  expect(await readdir(path.join(copy.root, 'site/dist'))).toEqual(['index.html']);
  expect(await readFile(path.join(copy.root, 'site/dist/index.html'), 'utf8')).toBe('The good build');
});

test('a section without a default export does not pass the validator', async () => {
  await copy.write('src/sections/hole/hole.tsx', 'export function Hole() {\n  return null;\n}\n');
  const { code, output } = await copy.run('validate', '--site', 'site');
  expect(code).toBe(1);
  expect(output).toContain('src/sections/hole/hole.tsx:1:1 no-export The file has no default export');
});

async function addSection(type: string, code: string): Promise<void> {
  const words = (title: string, description: string) => ({ title, description });
  const schema = {
    $id: `https://example.org/schemas/sections/${type}.schema.json`,
    ...words('Section', 'A section that can’t be rendered.'),
    examples: [{ type }],
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: {
      type: { ...words('Type', 'The kind of section.'), examples: [type], const: type },
      title: { ...words('Heading', 'What it is about.'), examples: ['Bread'], type: 'string', maxLength: 60 },
    },
  };
  await copy.write(`schemas/sections/${type}.schema.json`, JSON.stringify(schema, null, 2));
  await copy.write(`src/sections/${type}/${type}.tsx`, code);
}
