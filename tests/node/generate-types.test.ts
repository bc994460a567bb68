import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { GeneratedFile } from '../../src/site-build/generate/generated-file.ts';
import { generatedCode } from '../../src/site-build/generate/generate.ts';
import { generateTypes } from '../../src/site-build/generate/generate-types.ts';
import { compareGenerated, syncGenerated } from '../../src/site-build/generate/sync-generated.ts';
import { ownProject } from '../helpers/own-project.ts';
import { root } from '../helpers/project.ts';

let made: GeneratedFile[];
const copies: string[] = [];

beforeAll(async () => {
  made = await generatedCode(ownProject);
});

afterEach(async () => {
  for (const copy of copies.splice(0)) await rm(copy, { recursive: true });
});

test('generating again changes no committed file, and leaves no stale one', async () => {
  expect(made.length).toBeGreaterThanOrEqual(32);
  const { outdated, stale } = await compareGenerated(root, made);
  expect([...outdated.map((file) => file.path), ...stale]).toEqual([]);
});

test('the type of a section has resolved data: parts in their places, optional ones marked, choices listed', () => {
  const text = generatedText('src/sections/call-to-action/props.gen.ts');
  expect(text).toContain("import type { Link } from '../../core/content/parts.gen.ts';");
  expect(text).toContain("type: 'call-to-action';");
  expect(text).toContain('action: Link;');
  expect(text).toMatch(/id\?: string;/);
  expect(text).not.toContain('[k: string]');
  expect(generatedText('src/sections/hero/props.gen.ts')).toContain('image: ResolvedImage;');
});

test('content has a type as written, and another type if the build resolves it', () => {
  const page = generatedText('src/core/content/page.gen.ts');
  expect(typeBody(page, 'WrittenPage')).toMatch(/image: WrittenImage;[^]*form: string;/);
  expect(typeBody(page, 'PageContent')).toMatch(/image: ResolvedImage;[^]*form: ResolvedForm;/);
  // A property that the build leaves as it is has one declaration.
  expect(page).toMatch(/interface PageContent extends Omit<WrittenPage, 'tile' \| [^>]*> {/);
  expect(typeBody(page, 'PageContent')).not.toContain('publishAt');
  // The build resolves nothing in a form, so there is only one type; a template reads its data as written.
  expect(namesIn(generatedText('src/core/content/form.gen.ts'))).toEqual(['WrittenForm']);
  expect(generatedText('src/core/content/questions.gen.ts')).toContain(
    'export type Question = TextQuestion | NumberQuestion |',
  );
  expect(namesIn(generatedText('src/core/content/service.gen.ts'))).toEqual(['WrittenService']);
});

test('a value of two possible types is a union', () => {
  const site = generatedText('src/core/content/site.gen.ts');
  expect(typeBody(site, 'WrittenSite')).toContain('links: Link[] | WrittenServicesCollection;');
  expect(typeBody(site, 'SiteContent')).toContain('links: Link[] | ServiceTile[];');
});

test('an extension’s types are next to its code', async () => {
  const copy = await schemasAlone();
  await writeFile(path.join(copy, 'src/notes/templates/service.ts'), '');
  const files = (await generateTypes({ engine: copy, site: copy })).map((file) => file.path);
  expect(files).toContain('src/notes/content/service.gen.ts');
  expect(files).not.toContain('src/core/content/service.gen.ts');
});

test('a type is imported from the module that exports it; a type that no module exports is an error', async () => {
  const copy = await schemasAlone();
  const resolved = path.join(copy, 'src/core/content/resolved.ts');
  const text = await readFile(resolved, 'utf8');
  await writeFile(resolved, text.replace('export type ResolvedImage', 'type ResolvedImage'));
  await expect(generateTypes({ engine: copy, site: copy })).rejects.toThrow(
    /schemas\/.+ leads to the type ResolvedImage .+ no module/,
  );
  await writeFile(path.join(copy, 'src/core/content/pictures.ts'), 'export interface ResolvedImage {}\n');
  const page = (await generateTypes({ engine: copy, site: copy })).find(
    (file) => file.path === 'src/core/content/page.gen.ts',
  );
  expect(page?.text).toContain("import type { ResolvedImage } from './pictures.ts';");
  await writeFile(path.join(copy, 'src/notes/content/pictures.ts'), 'export interface ResolvedImage {}\n');
  await expect(generateTypes({ engine: copy, site: copy })).rejects.toThrow(
    /the type ResolvedImage .+ both export/,
  );
});

test('writing updates outdated files and removes stale ones', async () => {
  const copy = await schemasAlone();
  const files = [{ path: 'src/core/content/a.gen.ts', text: 'new' }];
  await writeFile(path.join(copy, 'src/core/content/a.gen.ts'), 'old');
  await writeFile(path.join(copy, 'src/core/content/b.gen.ts'), 'old');
  const found = await compareGenerated(copy, files);
  expect(found.outdated).toEqual(files);
  expect(found.stale).toContain('src/core/content/b.gen.ts');
  await syncGenerated(copy, found);
  expect(await compareGenerated(copy, files)).toEqual({ outdated: [], stale: [] });
  expect(await readdir(path.join(copy, 'src/core/content'))).not.toContain('b.gen.ts');
});

/** The schemas, the modules with types, and the folders of an extension, in a separate folder. */
async function schemasAlone(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'types-'));
  copies.push(copy);
  for (const folder of ['schemas', 'src/core/content'])
    await cp(path.join(root, folder), path.join(copy, folder), { recursive: true });
  for (const folder of ['content', 'templates'])
    await mkdir(path.join(copy, 'src/notes', folder), { recursive: true });
  return copy;
}

function generatedText(file: string): string {
  const found = made.find((each) => each.path === file);
  if (!found) throw new Error(`${file} was not made`);
  return found.text;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name!);
}

/** The declaration of one type, up to the next. */
function typeBody(text: string, name: string): string {
  const [, body = ''] = new RegExp(`^export \\w+ ${name} ([^]*?)(?=^export |$(?![^]))`, 'm').exec(text) ?? [];
  return body;
}
