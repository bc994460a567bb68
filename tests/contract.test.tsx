import { readdirSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectParts } from '../src/core/schema/walk-content.ts';
import type { ResolvedPage, ResolvedSite } from '../src/core/content/resolved-page.ts';
import type { ResolvedSection, RichTextNode } from '../src/core/content/resolved.ts';
import type { SchemaNode } from '../src/core/schema/schema-node.ts';
import { unroutedPlace } from '../src/core/page/unrouted-pages.ts';
import { prepare, renderPage } from '../src/entries/prerender.tsx';
import { PageView } from '../src/renderer/page-view.tsx';
import { sectionCode } from '../src/renderer/registry.ts';
import { inEnglish } from './helpers/english.ts';
import { listHeadingElements, normal, skippedLevels } from './helpers/markup.ts';
import { findMarkupProblems, listElements } from '../src/tools/testing/markup-problems.ts';
import type { Heading } from './helpers/markup.ts';
import { realProject, root } from './helpers/project.ts';
import type { RealProject } from './helpers/project.ts';
import { readSchema, schemaFiles, schemaNames } from './helpers/schema-files.ts';

/* One contract for all sections, templates and pages on disk. It names none of them, so it also applies to new
   ones. */
const sectionTypes = schemaNames('sections');
const templateNames = schemaNames('templates');
const pageFiles = readdirSync(path.join(root, 'pages-config'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !/(^|\/)_/.test(file))
  .sort();

let project: RealProject;
let site: ResolvedSite;
const output: string[] = [];

beforeAll(async () => {
  project = await realProject();
  site = await project.site();
  await prepare(sectionCode());
}, 120_000);

beforeEach(() => {
  output.length = 0;
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void output.push(words.map(String).join(' ')));
  }
});

afterEach(() => void vi.restoreAllMocks());

test('the search finds the files: without files every test would pass', () => {
  expect(sectionTypes.length).toBeGreaterThanOrEqual(30);
  expect(templateNames.length).toBeGreaterThanOrEqual(2);
  expect(pageFiles.length).toBeGreaterThanOrEqual(40);
  expect(project.validation.pages.length).toBe(pageFiles.length);
  const properties = [...schemaFiles.keys()].map((name) => countProperties(readSchema(name)));
  expect(properties.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(400);
});

test('every section and template has code, and every schema has descriptions, limits and only known keys', () => {
  // A new schema may cause warnings about missing descriptions.
  const ofEngine = project.validation.diagnostics.filter(
    ({ file, severity }) => severity === 'error' && /^(schemas|src)\//.test(file),
  );
  expect(ofEngine).toEqual([]);
});

describe.each(sectionTypes)('section %s', (type) => {
  const schema = readSchema(`sections/${type}`);
  const examples = (schema.examples ?? []) as ResolvedSection[];

  test('belongs to a group, and describes its variants', () => {
    expect(schema.group).toMatch(/^[a-z]+$/);
    const { enum: variants = [], enumDescriptions: words = [] } = schema.properties?.['variant'] ?? {};
    expect((words as string[]).filter((sentence) => /^[A-Z].{20,}\.$/.test(sentence))).toHaveLength(
      variants.length,
    );
    const shown = examples.flatMap(({ variant }) => variant ?? []);
    expect([...new Set(shown)].sort(), 'variants that examples show').toEqual([...variants].sort());
  });

  test('has examples of exactly its type that validate', () => {
    expect(schema.properties?.['type']?.const).toBe(type);
    expect(examples.length).toBeGreaterThan(0);
    const validate = project.validation.set.validators.page;
    const page = { title: 'An example of sections', description: 'x'.repeat(60), sections: examples };
    expect(validate?.(page), JSON.stringify(validate?.errors, null, 1)).toBe(true);
  });

  test.each(examples.map((example, index) => [index + 1, example]))(
    'example %i renders without a diagnostic, with the headings that its schema declares',
    async (_number, example) => {
      const named = schema.properties?.['id'] ? { ...example, id: 'contract-anchor' } : example;
      const { sections } = await project.sections([named]);
      const html = await render(sections);
      expect(output).toEqual([]);
      expect(findMarkupProblems(html)).toEqual([]);
      if (named.id) expect(rootElement(html)?.properties['id']).toBe('contract-anchor');
      expect(outlineProblems(listHeadingElements(html), announcedHeadings(sections[0]!), named)).toEqual([]);
    },
  );
});

describe.each(templateNames)('template %s', (name) => {
  const examples = readSchema(`templates/${name}`).examples ?? [];

  test.each(examples.map((example, index) => [index + 1, example]))(
    'example %i produces sections that validate and make a page',
    async (_number, template) => {
      const { page: validate } = project.validation.set.validators;
      const envelope = { title: 'An example of a template', description: 'x'.repeat(60) };
      expect(validate?.({ ...envelope, template }), JSON.stringify(validate?.errors, null, 1)).toBe(true);
      const sections = [
        ...(project.expandTemplate(
          template as never,
          { ...envelope, route: '/example' },
          project.validation.site?.data ?? {},
        ) ?? []),
      ];
      expect(sections.length).toBeGreaterThan(0);
      expect(validate?.({ ...envelope, sections }), JSON.stringify(validate?.errors, null, 1)).toBe(true);
      checkPage(await project.sections(sections));
    },
  );

  test('has examples', () => expect(examples.length).toBeGreaterThan(0));
});

describe('page', () => {
  test.each(pageFiles)('%s makes a complete page', async (name) => {
    const page = project.validation.pages.find(({ file }) => file === `pages-config/${name}`);
    if (!page) throw new Error(`pages-config/${name} does not match its schema: run \`npm run validate\`.`);
    checkPage(await project.page(page));
  });

  test('the pages without a route are complete pages', async () => {
    const { unrouted } = project.validation;
    expect(unrouted.length).toBeGreaterThan(1);
    for (const page of unrouted)
      checkPage({ ...(await project.page(page)), route: unroutedPlace(page.file).route });
  });
});

function checkPage(page: ResolvedPage): void {
  const html = renderPage(site, { page, build: 'test', version: 'test' });
  expect(output).toEqual([]);
  expect(findMarkupProblems(html)).toEqual([]);
  const headings = listHeadingElements(html);
  expect(headings.filter(({ level }) => level === 1).length, 'main headings').toBe(1);
  expect(skippedLevels(headings)).toEqual([]);
  const main = listElements(html).find(({ tagName }) => tagName === 'main');
  const rendered = main?.children.filter(({ type }) => type === 'element');
  // The code that preserves a section whose hydration fails (src/renderer/prerendered.ts) finds the section
  // by its number.
  expect(rendered, 'an element for each section').toHaveLength(page.sections.length);
  const ids = listElements(html).flatMap(({ properties }) => (properties['id'] ? [properties['id']] : []));
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    'ids that appear twice',
  ).toEqual([]);
}

async function render(sections: ResolvedSection[]): Promise<string> {
  return renderToString(inEnglish(<PageView sections={sections} />));
}

/** The section's own element; React puts the preloads of pictures before it. */
function rootElement(html: string) {
  return listElements(html).find(({ tagName }) => tagName !== 'link');
}

/**
 * The headings that the validator relies on when it checks a page's order: those of the schema and of rich
 * text.
 */
function announcedHeadings(section: ResolvedSection): Heading[] {
  const { set } = project.validation;
  return collectParts(set, 'section', section).flatMap(({ part, heading, value }) => {
    if (part === 'richText') return treeHeadings(value as RichTextNode[]);
    return heading === undefined ? [] : [{ level: heading, text: normal(String(value)) }];
  });
}

/**
 * The validator knows a section's headings only from its schema, so the component must render each of them as
 * declared, in that order (with an optional mark before the text, or an accent after it). Other rendered headings,
 * such as fixed words or the titles of other pages, must not skip a level. If such a heading is a text of the
 * section itself, its schema lacks the annotation.
 */
function outlineProblems(rendered: Heading[], announced: Heading[], written: ResolvedSection): string[] {
  const problems: string[] = [];
  const waiting = [...announced];
  const own = JSON.stringify(written);
  for (const heading of rendered) {
    const next = waiting[0];
    const { level, text } = heading;
    const isNext = next?.level === level && (text.startsWith(next.text) || text.endsWith(`: ${next.text}`));
    if (isNext) waiting.shift();
    else if (own.includes(JSON.stringify(text))) problems.push(`h${level} "${text}" is not announced`);
  }
  problems.push(...waiting.map(({ level, text }) => `h${level} "${text}" is announced but not drawn there`));
  const before = { level: (rendered[0]?.level ?? 1) - 1, text: '' };
  return [...problems, ...skippedLevels(rendered, before)];
}

function treeHeadings(nodes: readonly RichTextNode[]): Heading[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [tag, , children] = node;
    return /^h[1-6]$/.test(tag)
      ? [{ level: Number(tag[1]), text: normal(treeText(children)) }]
      : treeHeadings(children);
  });
}

function treeText(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : treeText(node[2]))).join('');
}

/** The number of properties of a schema, at any depth. */
function countProperties(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Object.keys((value as SchemaNode).properties ?? {}).length;
  return Object.values(value).reduce<number>((sum, inner) => sum + countProperties(inner), own);
}
