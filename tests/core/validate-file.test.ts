import { expect, test } from 'vitest';
import { composeSchemas } from '../../src/core/schema/compile-schemas.ts';
import { validateProject } from '../../src/core/validate-project.ts';
import { EXPAND, fixture } from './fixture.ts';

test('an exception during the check of a file is a diagnostic of that file; the other files are still checked', () => {
  const project = fixture({ replace: [['pages-config/about.json', '"title"', '"titel"']] });
  const broken = {
    path: 'pages-config/notes/first.json',
    get text(): string {
      throw new RangeError('Too deep');
    },
  };
  const pages = project.pages.map((page) => (page.path === broken.path ? broken : page));
  const { diagnostics } = validateProject(
    { ...project, pages },
    { set: composeSchemas(project.schemas), ...EXPAND },
  );
  const found = diagnostics.map(({ file, code, message }) => [file, code, message]);
  expect(found).toContainEqual([broken.path, 'not-checked', 'The file can’t be checked: Too deep.']);
  expect(found.some(([file]) => file === 'pages-config/about.json')).toBe(true);
});
