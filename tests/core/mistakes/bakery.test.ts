import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadTemplates } from '../../../src/build/load-templates.ts';
import { readProject } from '../../../src/build/read-project.ts';
import { applyFixes } from '../../../src/core/apply-fixes.ts';
import { placeOf } from '../../../src/core/content/media.ts';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import type { Project, ProjectFile } from '../../../src/core/project.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { tokenFaults } from '../../../src/core/theme/token-faults.ts';
import { validateProject } from '../../../src/core/validate-project.ts';
import { contentFileOf } from '../../../src/core/content/content-file.ts';
import { root } from '../../helpers/project.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { lookAndSyntax } from './look-and-syntax.ts';
import { pages } from './pages.ts';
import { site } from './site.ts';

/* Mistakes in a whole site, one at a time: each is told once, at its place, and its fix cures it. */

const roots = { engine: root, site: path.join(root, 'tests/sites/bakery') };
const base = await readProject(roots);
const set = composeSchemas(base.schemas);
const expandTemplate = await loadTemplates(root, []);
const TOKENS = base.theme!.tokens!.path;

/** All texts of the site, by their paths below pages-config. */
const texts = new Map(
  [...base.pages, ...base.forms, ...base.unrouted!, base.site!, base.theme!.tokens!].map(
    ({ path: file, text }) => [below(file), text],
  ),
);

function below(file: string): string {
  return file.replace('pages-config/', '');
}

/** What is told of the site with other texts in some of its files. */
function toldOf(changed: ReadonlyMap<string, string>, media = base.media): Diagnostic[] {
  const all = [...new Map([...texts, ...changed])].map(([file, text]): ProjectFile => {
    return { path: `pages-config/${file}`, text };
  });
  const of = (kind: string) => all.filter(({ path: file }) => contentFileOf(file) === kind);
  const tokens = all.find(({ path: file }) => file === TOKENS)!;
  const { defaults } = base.theme!;
  const faults = tokens.text === base.theme!.tokens!.text ? [] : tokenFaults(tokens.text, defaults);
  const [redirects] = of('redirects');
  const project: Project = {
    ...base,
    pages: of('page'),
    forms: of('form'),
    shared: of('shared'),
    unrouted: of('unrouted'),
    site: of('site')[0]!,
    ...(redirects && { redirects }),
    theme: { ...base.theme!, tokens, faults },
    media,
    files: [...new Set([...all.map(({ path: file }) => file), ...media.map(placeOf)])].sort(),
  };
  return validateProject(project, { set, expandTemplate }).diagnostics;
}

function words({ file, line, code, message }: Diagnostic): string {
  return `${below(file)}:${line} ${code} ${message}`;
}

test('the site itself has no fault', () => {
  expect(toldOf(new Map())).toEqual([]);
});

test('there are many mistakes, and none twice', () => {
  const all = [...site, ...pages, ...forms, ...lookAndSyntax].map((mistake) => JSON.stringify(mistake));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length + files.length).toBeGreaterThanOrEqual(250);
});

describe.each(Object.entries({ site, pages, forms, lookAndSyntax }))(
  '%s',
  { tags: ['long'] },
  (_, mistakes) => {
    test.each(mistakes)('%s: %s → %s', (file, from, to, code, toldIn = file) => {
      const text = texts.get(file)!;
      expect(text).toContain(from);
      const changed = text.replace(from, () => to);
      const found = toldOf(new Map([[file, changed]]));
      expect(found.map(words)).toEqual([expect.stringContaining(`${toldIn}:`)]);
      expect(found.map((each) => each.code)).toEqual([code]);
      const { line } = found[0]!;
      // In the lines that were written; what is missing is told where it belongs.
      const first = text.slice(0, text.indexOf(from)).split('\n').length;
      const isAbsent = /^missing-key|^count|^broken-anchor|^one-of|^no-way/.test(code);
      if (toldIn === file && !isAbsent) expect(line).toBeGreaterThanOrEqual(first);
      const fixed = applyFixes(changed, found);
      if (fixed.count > 0 && toldIn === file)
        expect(toldOf(new Map([[file, fixed.text]])).map(words)).toEqual([]);
    });
  },
);

describe('files', { tags: ['long'] }, () => {
  test.each(files)('$name', ({ changes, media, told }) => {
    const found = toldOf(new Map(Object.entries(changes(texts))), media?.(base.media));
    expect(found.map(words)).toEqual([expect.stringContaining(told)]);
  });
});
