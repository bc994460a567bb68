import { expect, test } from 'vitest';
import { withShared } from '../../../src/core/content/shared-sections.ts';
import { readJson } from '../../../src/core/json/json-source.ts';

const read = (name: string, data: object) =>
  readJson({ path: `pages-config/${name}.json`, text: JSON.stringify(data, null, 1) });
const shared = new Map(
  Object.entries({
    hours: { $schema: 'x', type: 'text', title: 'Hours', text: 'Ten to six' },
    inside: { type: 'tabs', panels: [{ sections: [{ use: 'hours', title: 'In a panel' }] }] },
    first: { type: 'tabs', panels: [{ sections: [{ use: 'second' }] }] },
    itself: { use: 'itself' },
    second: { type: 'tabs', panels: [{ sections: [{ use: 'first' }] }] },
  }).map(([id, data]) => [id, read(`_shared/${id}`, data)]),
);
const page = (...sections: object[]) => withShared(read('page', { title: 'A page', sections }), shared);

test('a use is replaced by its section; the keys next to "use" override those of the section', () => {
  const { data, uses, useDiagnostics } = page({ use: 'hours', title: 'Open' }, { type: 'map' });
  expect(data).toEqual({
    title: 'A page',
    sections: [{ type: 'text', title: 'Open', text: 'Ten to six' }, { type: 'map' }],
  });
  expect([uses, useDiagnostics]).toEqual([['hours'], []]);
});

test('shared sections may use others, and each use is found', () => {
  const { data, uses } = page({ use: 'inside' });
  const [tabs] = (data as { sections: { panels: { sections: unknown }[] }[] }).sections;
  expect(tabs?.panels[0]?.sections).toEqual([{ type: 'text', title: 'In a panel', text: 'Ten to six' }]);
  expect(uses).toEqual(['hours', 'inside']);
});

test('a path in a shared section is located in the file of that section', () => {
  const source = page({ use: 'inside' }, { use: 'hours', title: 'Open' });
  const place = (...path: (string | number)[]) => {
    const { file = source.file, line } = source.locate(path, 'value');
    return `${file}:${line}`;
  };
  expect(place('sections', 1, 'title')).toBe('pages-config/page.json:9');
  expect(place('sections', 1, 'text')).toBe('pages-config/_shared/hours.json:5');
  expect(place('sections', 1)).toBe('pages-config/page.json:7');
  expect(place('sections', 0, 'panels', 0, 'sections', 0, 'title')).toBe(
    'pages-config/_shared/inside.json:8',
  );
  expect(place('sections', 0, 'panels', 0, 'sections', 0, 'text')).toBe('pages-config/_shared/hours.json:5');
});

test('a path in a shared section that uses itself is located at the beginning of its file', () => {
  expect(page({ use: 'itself' }).locate(['sections', 0, 'title'], 'value')).toMatchObject({
    file: 'pages-config/_shared/itself.json',
    line: 1,
  });
});

test('a missing section, and a section that includes itself, are reported and not inserted', () => {
  expect(page({ use: 'nowhere' }).useDiagnostics).toEqual([
    { path: ['sections', 0], id: 'nowhere', kind: 'missing', through: [] },
  ]);
  expect(page({ use: 'first' }).useDiagnostics).toMatchObject([
    { id: 'first', kind: 'cycle', through: ['first', 'second'] },
  ]);
});

test('a file without a use stays the identical object, even if a text mentions one', () => {
  const source = read('page', { title: '"use"', sections: [{ type: 'map' }] });
  expect(withShared(source, shared)).toBe(source);
});
