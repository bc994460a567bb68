import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProject } from '../../../src/site-build/read-project.ts';
import { projectDiagnostics } from '../../../src/core/project-diagnostics.ts';
import { applyFixes } from '../../../src/authoring/edits/apply-fixes.ts';
import { validateFile, type FileCheck } from '../../../src/core/validate-file.ts';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { root } from '../../helpers/project.ts';
import { mistakesIn } from './schema-mistakes.ts';

/* Every kind of mistake at every place of every section and template, in the examples of their schemas. */

const { schemas } = await readProject({ engine: root, site: path.join(root, 'tests/sites/bakery') });
const set = composeSchemas(schemas);

const check: FileCheck = {
  set,
  expandTemplate: undefined,
  editorSchemas: undefined,
  site: {},
  language: 'en',
  accepted: [],
  shared: new Map(),
};

const PAGE = {
  title: 'An example of its kind',
  description: 'A page around a section or the data of a template, which stands in this test alone.',
};

function findDiagnostics(text: string): Diagnostic[] {
  const facts = validateFile({ path: 'pages-config/probe.json', text }, 'page', '/probe', check);
  return projectDiagnostics({ ...set, diagnostics: [] }, [facts], []);
}

function words({ message }: Diagnostic): string {
  return message;
}

/** A page around a section, with a main heading if the section has none, or around the data of a template. */
function pageAround(kind: 'sections' | 'templates', example: unknown): (value: unknown) => string {
  const write = (page: object) => JSON.stringify({ ...PAGE, ...page }, null, 2);
  if (kind === 'templates') return (template) => write({ template });
  const head = { type: 'page-head', title: 'A probe' };
  const withHead = (section: unknown) => write({ sections: [head, section] });
  const isClean = findDiagnostics(withHead(example)).length === 0;
  return isClean ? withHead : (section) => write({ sections: [section] });
}

/**
 * A sentence if the mistake in a text is reported badly; `undefined` if it is reported once and its fix removes it.
 */
function trouble(text: string): string | undefined {
  const found = findDiagnostics(text);
  const reported = found.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`);
  if (reported.length !== 1)
    return `reported ${reported.length} times: ${reported.join(' | ').slice(0, 300)}`;
  const { text: fixed, count } = applyFixes(text, found);
  const left = count === 0 ? [] : findDiagnostics(fixed);
  return left.length === 0 ? undefined : `after its fix: ${left.map(({ message }) => message).join(' | ')}`;
}

const TYPES = (['sections', 'templates'] as const).flatMap((kind) =>
  [...set[kind].keys()].map((type) => ({ kind, type })),
);

/** The examples of the schemas. */
function listExamples({ kind, type }: (typeof TYPES)[number]): readonly object[] {
  const place = `/${kind}/${type}.schema.json`;
  const document = [...set.documents.values()].find(({ path: file }) => file.endsWith(place));
  return (document?.schema.examples ?? []) as object[];
}

/** If another type accepts all of it, there is no diagnostic; the entries of a list may lack the same key. */
test.each(TYPES)('$kind: content of $type under the name of another type is one mistake', (own) => {
  const others = TYPES.filter(({ kind, type }) => kind === own.kind && type !== own.type);
  const wrong = others.flatMap(({ type }) =>
    listExamples(own).flatMap((example) => {
      const found = new Set(findDiagnostics(pageAround(own.kind, example)({ ...example, type })).map(words));
      return found.size <= 1 ? [] : [`${own.type} as ${type}: ${[...found].join(' ')}`];
    }),
  );
  expect(others.length).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});

describe('each mistake is reported once, and its fix removes it', { tags: ['long'] }, () => {
  let count = 0;

  test.each(TYPES)('$kind: $type', ({ kind, type }) => {
    const examples = listExamples({ kind, type });
    expect(examples.length).toBeGreaterThan(0);
    const wrong = examples.flatMap((example) => {
      const write = pageAround(kind, example);
      const clean = write(example);
      expect(findDiagnostics(clean)).toEqual([]);
      return [...mistakesIn(example)].flatMap(({ name, value }) => {
        const text = write(value);
        if (text === clean) return [];
        count += 1;
        const reported = trouble(text);
        return reported === undefined ? [] : [`${name} is ${reported}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('the table is long', () => {
    expect(count).toBeGreaterThan(5000);
  });
});
