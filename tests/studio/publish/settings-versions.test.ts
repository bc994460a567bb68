import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ChangedSection, ChangeList } from '../../../src/studio/changes.ts';
import { openStudio, type TestStudio } from '../support/open-studio.ts';

/* A form, the settings and the theme as in the last commit, and as they are now. */

const FORM = 'pages-config/_forms/feier.json';
const SITE = 'pages-config/_site.json';
const TOKENS = 'pages-config/_theme/tokens.css';

describe('the two versions of a form and of settings', () => {
  let studio: TestStudio;
  let list: ChangeList;

  const replace = (file: string, ...pairs: [from: string, to: string][]) => {
    const place = path.join(studio.site, file);
    let text = readFileSync(place, 'utf8');
    for (const [from, to] of pairs) {
      expect(text).toContain(from);
      text = text.replace(from, to);
    }
    writeFileSync(place, text);
  };
  const document = async (file: string, side: 'before' | 'after') => {
    const answer = await studio.get(`/_studio/version?file=${file}&side=${side}`);
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const words = (file: string) => list.files.find((each) => each.file === file)?.descriptions;

  beforeAll(async () => {
    studio = await openStudio('bakery');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
        cwd: studio.site,
      });
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message=first');
    replace(
      FORM,
      ['"title": "Abholung um"', '"title": "Abholen um"'],
      [
        '"title": "Mohntorte mit Birnen" },',
        '"title": "Mohntorte mit Birnen" },{ "const": "obst", "title": "Obsttorte" },',
      ],
      ['"Name", "Telefon", "Tag"', '"Name", "Tag"'],
      [
        '"Gutschein": {',
        '"Gaeste": { "type": "integer", "title": "Wie viele Gäste?", "minimum": 10, "maximum": 90 },\n"Gutschein": {',
      ],
      ['{ "const": "anderes", "title": "Etwas anderes" }', '{ "const": "anderes", "title": "Anderes" }'],
    );
    replace(
      SITE,
      ['"label": "Brot bestellen", "to"', '"label": "Jetzt bestellen", "to"'],
      ['"Brot mit Zeit"', '"Brot mit viel Zeit"'],
    );
    replace(TOKENS, ['--accent:', '--accent: #123456; --was:']);
    list = (await (await studio.get('/_studio/changes')).json()) as ChangeList;
    // The studio has read the changed files a moment later.
    await vi.waitFor(async () => expect(await document(TOKENS, 'after')).toContain('#123456'), 20_000);
  }, 120_000);

  afterAll(() => studio.close());

  test('differ in words', () => {
    expect(words(FORM)).toEqual([
      'question “Telefon” need not be answered now',
      'question “Abholen um” › label: “Abholung um” → “Abholen um”',
      'question “Anlass” › choice 3 › label: “Etwas anderes” → “Anderes”',
      'question “Welche Torte?” › choice 2 added (“Obsttorte”)',
      'question “Wie viele Gäste?” added',
    ]);
    expect(words(SITE)).toEqual([
      'tagline: “Brot mit Zeit” → “Brot mit viel Zeit”',
      'header › buttons › entry 1 › words: “Brot bestellen” → “Jetzt bestellen”',
    ]);
    expect(words(TOKENS)).toEqual([
      '--accent: light-dark(#f4775c, #ff8f73) → #123456',
      '--was added: light-dark(#f4775c, #ff8f73)',
    ]);
  });

  test('are offered and shown on a page, each with the texts of its time', async () => {
    expect(list.files.map(({ comparedAs }) => comparedAs)).toEqual(['page', 'page', 'page']);
    for (const [side, question, label, accent] of [
      ['before', 'Abholung um', 'Brot bestellen', '--accent: light-dark(#f4775c'],
      ['after', 'Abholen um', 'Jetzt bestellen', '--accent: #123456'],
    ] as const) {
      expect(await document(FORM, side)).toContain(question);
      expect(await document(SITE, side)).toContain(label);
      expect(await document(TOKENS, side)).toContain(accent);
    }
    expect(await document(FORM, 'before')).not.toContain('Wie viele Gäste?');
    expect(studio.failures).toEqual([]);
  });

  test('differ in the section with the form, and in no section for the theme', async () => {
    const changed = async (file: string) =>
      (await (await studio.get(`/_studio/versions?file=${file}`)).json()) as ChangedSection[];
    expect(await changed(FORM)).toHaveLength(1);
    expect(await changed(TOKENS)).toEqual([]);
  });
});
