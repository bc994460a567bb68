/** @module-tag long */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ListedPage } from '../../src/studio/protocol.ts';
import type { EditValue } from '../../src/studio/edit-values.ts';
import { applyEdit } from '../../src/authoring/edits/apply-edit.ts';
import { OpenDocument } from '../../src/studio/server/documents/open-document.ts';
import { bakeryTexts, reportSite } from '../core/mistakes/bakery.ts';
import { formParts } from '../core/mistakes/form-parts.ts';
import { formMistakes } from '../core/mistakes/forms.ts';
import { pageMistakes } from '../core/mistakes/pages.ts';
import { siteMistakes } from '../core/mistakes/site.ts';
import { themeAndSyntax } from '../core/mistakes/theme-and-syntax.ts';
import { tokensAndTexts } from '../core/mistakes/tokens-and-texts.ts';
import { root } from '../helpers/project.ts';
import { seeded } from '../workshop/fuzz/random.ts';
import { openStudio, type TestStudio } from './support/open-studio.ts';
import { randomEdit } from './support/random-edit.ts';

async function send(studio: TestStudio, file: string, edit: EditValue) {
  const { state } = await studio.page(file);
  const body = { page: file, file, edit, version: state.version, row: '', description: 'Changed' };
  return studio.send('/_studio/edit', body);
}

test('after 10,000 random edits and their undo the text is the same, byte by byte', () => {
  const files = globSync('tests/sites/*/pages-config/**/*.json', { cwd: root }).sort();
  const random = seeded(2026);
  let made = 0;
  for (let round = 0; made < 10_000; round++) {
    const file = files[round % files.length]!;
    const text = readFileSync(path.join(root, file), 'utf8');
    const document = new OpenDocument(file, text);
    // The history is 500 steps long.
    for (let step = 0; step < 400; step++) {
      const edited = applyEdit(document.text, randomEdit(JSON.parse(document.text), random), () => []);
      if ('refused' in edited) continue;
      document.change(edited.text, { place: '', row: '', description: '', at: step, sequence: step }, false);
      made++;
    }
    while (document.undo());
    expect(document.text, file).toBe(text);
  }
}, 300_000);

test.each(['bakery', 'minimal'])(
  'opening and closing every file of the site %s changes no byte',
  async (name) => {
    const studio = await openStudio(name);
    const before = studio.contents();
    const listed = (await (await studio.get('/_studio/pages')).json()) as ListedPage[];
    expect(listed.length).toBeGreaterThan(1);
    for (const { file } of listed) {
      const { state } = await studio.page(file);
      await studio.get(`/_studio/canvas?file=${encodeURIComponent(file)}`);
      for (const row of state.outline) {
        const panel = { file: row.file, path: row.path, start: row.path };
        expect(
          (await studio.send('/_studio/page', { page: file, panel })).panel,
          `${file} ${row.id}`,
        ).toBeDefined();
      }
      expect((await studio.page(file)).state).toMatchObject({ unsaved: [], canUndo: false });
    }
    expect(studio.contents()).toEqual(before);
    expect(studio.failures).toEqual([]);
    await studio.close();
  },
  120_000,
);

test('a file with any mistake of the tables opens, shows the mistake at a part of its page, and loses nothing', async () => {
  const tables = [siteMistakes, pageMistakes, formMistakes, formParts, themeAndSyntax, tokensAndTexts].flat();
  const mistakes = tables.filter(([file]) => file.endsWith('.json'));
  expect(mistakes.length).toBeGreaterThan(250);
  const studio = await openStudio('bakery');
  const lost: string[] = [];
  for (const [name, from, to, code, reportedIn = name] of mistakes) {
    const file = `pages-config/${name}`;
    const text = bakeryTexts.get(name)!.replace(from, () => to);
    const opened = await send(studio, file, { kind: 'text', text });
    const label = `${name}: ${from} → ${to}`;
    if (opened.refused) {
      lost.push(`${label} is refused: ${opened.refused}`);
      continue;
    }
    for (let tries = 0; tries < 200 && !(await studio.page(file)).state.isChecked; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    const { state } = await studio.page(file);
    if ((await studio.text(file)) !== text) lost.push(`${label} has changed the text`);
    const isHere = state.diagnostics.some((each) => each.code === code);
    const counted = state.outline.reduce((sum, { errors, warnings }) => sum + errors + warnings, 0);
    if (reportedIn === name && !isHere) lost.push(`${label} is not reported`);
    else if (reportedIn === name && counted < 1 && state.brokenText === undefined)
      lost.push(`${label} is at no part`);
    for (const row of state.brokenText === undefined ? state.outline : []) {
      const panel = { file: row.file, path: row.path, start: row.path };
      const answer = await studio.send('/_studio/page', { page: file, panel });
      if (!answer.panel) lost.push(`${label} has no form for ${row.id}`);
    }
    await studio.send('/_studio/undo', { page: file });
  }
  expect(lost).toEqual([]);
  expect(studio.failures).toEqual([]);
  await studio.close();
}, 600_000);

describe('publishing', () => {
  test('300 random edits, each followed by saving, never write an error', async () => {
    const studio = await openStudio('bakery');
    const random = seeded(7);
    const listed = (await (await studio.get('/_studio/pages')).json()) as ListedPage[];
    let saved = 0;
    for (let round = 0; round < 300; round++) {
      const { file } = random.pick(listed);
      const data = JSON.parse(await studio.text(file)) as unknown;
      if ((await send(studio, file, randomEdit(data, random))).refused) continue;
      const { state } = await studio.page(file);
      const answer = await studio.send('/_studio/save', { page: file, version: state.version });
      if (answer.refused) await studio.send('/_studio/undo', { page: file });
      else saved++;
    }
    const texts = [...studio.contents()].flatMap(([file, text]): [string, string][] =>
      bakeryTexts.has(file.replace('pages-config/', ''))
        ? [[file.replace('pages-config/', ''), Buffer.from(text, 'latin1').toString()]]
        : [],
    );
    const errors = reportSite(new Map(texts)).filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
    expect(saved).toBeGreaterThan(10);
    expect(studio.failures).toEqual([]);
    await studio.close();
  }, 300_000);
});
