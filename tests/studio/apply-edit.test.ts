import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/authoring/edits/apply-edit.ts';
import { OpenDocument } from '../../src/studio/server/documents/open-document.ts';
import { addStep, redoStep, undoStep, type History } from '../../src/studio/server/documents/history.ts';
import type { FileEdit } from '../../src/authoring/edits/file-edit.ts';
import { composeSchemas } from '../../src/core/schema/compile-schemas.ts';
import { fixtureSchemas } from '../core/fixture-schemas.ts';

const PAGE = `{
  "title": "Home page",
  "sections": [
    { "type": "hero", "title": "Welcome to us", "action": { "label": "Start",   "to": "/about" } },
    {
      "type": "cards",
      "items": [
        { "title": "Speed" },
        { "title": "Care" }
      ]
    }
  ]
}
`;
const ORDER = ['title', 'description', 'draft', 'sections'];
const getOrder = (path: readonly (string | number)[]) =>
  path.length === 0 ? ORDER : ['type', 'title', 'intro', 'text', 'items', 'action', 'image'];

function edited(edit: FileEdit, text = PAGE): string {
  const result = applyEdit(text, edit, getOrder);
  if ('refused' in result) throw new Error(result.refused);
  return result.text;
}

function changedLines(before: string, after: string): [string[], string[]] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  return [a.filter((line) => !b.includes(line)), b.filter((line) => !a.includes(line))];
}

describe('an edit', () => {
  test('that changes one word changes one line', () => {
    const after = edited({ kind: 'set', path: ['sections', 0, 'title'], value: 'Welcome to you' });
    expect(after).toBe(PAGE.replace('to us', 'to you'));
  });

  test('adds a key in the place that the schema gives it', () => {
    const after = edited({ kind: 'set', path: ['sections', 0, 'intro'], value: 'Come in' });
    expect(after).toBe(PAGE.replace('"Welcome to us",', '"Welcome to us", "intro": "Come in",'));
    expect(edited({ kind: 'set', path: ['description'], value: 'Words' })).toBe(
      PAGE.replace('"Home page",', '"Home page",\n  "description": "Words",'),
    );
  });

  test('adds the objects around a value that are missing', () => {
    const after = edited({ kind: 'set', path: ['sections', 1, 'action', 'label'], value: 'Go' });
    expect(JSON.parse(after)).toMatchObject({ sections: [{}, { action: { label: 'Go' } }] });
    expect(changedLines(PAGE, after)[0]).toEqual(['      ]']);
  });

  test('leaves unchanged entries of a list as they are, byte by byte', () => {
    const items = [{ title: 'Speed' }, { title: 'Care' }, { title: 'Time' }];
    const after = edited({ kind: 'set', path: ['sections', 1, 'items'], value: items });
    expect(changedLines(PAGE, after)).toEqual([
      ['        { "title": "Care" }'],
      ['        { "title": "Care" },', '        { "title": "Time" }'],
    ]);
  });

  test('moves a section byte by byte', () => {
    const after = edited({ kind: 'move', path: ['sections'], from: 1, to: 0 });
    expect(JSON.parse(after).sections.map(({ type }: { type: string }) => type)).toEqual(['cards', 'hero']);
    expect(after).toContain('"label": "Start",   "to"');
  });

  test('duplicates a section without its name, which must be unique', () => {
    const named = PAGE.replace('"type": "hero",', '"type": "hero", "id": "top",');
    const after = edited({ kind: 'duplicate', path: ['sections'], index: 0 }, named);
    const { sections } = JSON.parse(after) as { sections: object[] };
    expect(sections).toHaveLength(3);
    expect(sections[1]).toEqual({
      type: 'hero',
      title: 'Welcome to us',
      action: { label: 'Start', to: '/about' },
    });
    expect(changedLines(named, after)[0]).toEqual([]);
  });

  test.each<[string, FileEdit]>([
    ['a copy of nothing', { kind: 'duplicate', path: ['sections'], index: 5 }],
    ['a section that is gone', { kind: 'remove', path: ['sections', 7] }],
    ['an entry that is gone', { kind: 'set', path: ['sections', 7, 'title'], value: 'x' }],
    ['a list that is none', { kind: 'insert', path: ['title'], index: 0, value: 1 }],
    ['a move out of the list', { kind: 'move', path: ['sections'], from: 0, to: 2 }],
    ['the file itself', { kind: 'remove', path: [] }],
  ])('is refused for %s', (_, edit) => {
    expect(applyEdit(PAGE, edit, getOrder)).toHaveProperty('refused');
  });

  test('is refused in a file that is not JSON, and at a duplicate key', () => {
    const set: FileEdit = { kind: 'set', path: ['title'], value: 'x' };
    expect(applyEdit(PAGE.replace('",', '"'), set, getOrder)).toHaveProperty('refused');
    expect(applyEdit('{ "title": "a", "title": "b" }', set, getOrder)).toHaveProperty('refused');
  });

  test.each([
    ['a byte order mark', `\ufeff${PAGE}`],
    ['Windows line endings', PAGE.replaceAll('\n', '\r\n')],
    ['tabs', PAGE.replaceAll('  ', '\t')],
  ])('preserves %s', (_, text) => {
    const after = edited({ kind: 'set', path: ['sections', 0, 'title'], value: 'Welcome to you' }, text);
    expect(after).toBe(text.replace('to us', 'to you'));
  });
});

describe('the history', () => {
  const none: History = { done: [], undone: [] };
  const facts = (at: number, place = 'title') => ({
    place,
    row: 'page',
    description: 'Changed',
    at,
    sequence: at,
  });

  function typed(times: readonly number[], texts: readonly string[]): History {
    let history = none;
    for (const [index, at] of times.entries())
      history = addStep(history, texts[index]!, texts[index + 1]!, facts(at), true);
    return history;
  }

  test('joins key presses up to a pause or the end of a word', () => {
    const texts = ['', 'o', 'on', 'one', 'one ', 'one t', 'one tw'];
    expect(typed([0, 50, 100, 150, 200, 250], texts).done).toHaveLength(2);
    expect(typed([0, 50, 2000, 2050, 2100, 2150], texts).done).toHaveLength(3);
  });

  test('undoes and redoes', () => {
    const history = typed([0, 50, 100, 150, 200, 250], ['', 'o', 'on', 'one', 'one ', 'one t', 'one tw']);
    const back = undoStep(history, 'one tw')!;
    expect(back.text).toBe('one ');
    expect(undoStep(back.history, back.text)!.text).toBe('');
    expect(redoStep(back.history, back.text)!.text).toBe('one tw');
    expect(undoStep(none, 'x')).toBeUndefined();
  });
});

describe('a change on disk', () => {
  const placedIn = { set: composeSchemas(fixtureSchemas()), kind: 'page' as const };
  const facts = { place: '', row: '', description: '', at: 0, sequence: 1 };
  const mine = PAGE.replace('to us', 'to you');

  test('is used if the file has no unsaved changes', () => {
    const document = new OpenDocument('pages-config/index.json', PAGE);
    expect(document.follow(mine, facts, placedIn)).toBe('read');
    expect([document.text, document.isUnsaved]).toEqual([mine, false]);
  });

  test('is merged with unsaved work in another place', () => {
    const document = new OpenDocument('pages-config/index.json', PAGE, mine);
    expect(document.follow(PAGE.replace('Speed', 'Pace'), facts, placedIn)).toBe('merged');
    expect(document.text).toBe(mine.replace('Speed', 'Pace'));
    expect(document.isUnsaved).toBe(true);
    document.undo();
    expect(document.text).toBe(mine);
  });

  test('in the same place is a conflict, described in words, and either side can be chosen', () => {
    const theirs = PAGE.replace('to us', 'to them');
    for (const side of ['mine', 'theirs'] as const) {
      const document = new OpenDocument('pages-config/index.json', PAGE, mine);
      expect(document.follow(theirs, facts, placedIn)).toBe('conflict');
      expect(document.conflict!.descriptions.join()).toContain('to them');
      expect(document.text).toBe(mine);
      document.decide(side, facts);
      expect(document.text).toBe(side === 'mine' ? mine : theirs);
      expect([document.base, document.conflict]).toEqual([theirs, undefined]);
      document.undo();
      expect(document.text).toBe(mine);
    }
  });
});
