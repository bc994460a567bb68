import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTestSite, type TestSite } from '../../src/tools/testing/test-site.ts';
import { root } from './project.ts';

/** A copy of a small site, which a test may change. */
export type SmallSite = TestSite;

/** @param name the name of a folder in tests/sites. Default: the smallest site */
export function copySmallSite(name = 'minimal'): SmallSite {
  return createTestSite({}, path.join(root, 'tests/sites', name));
}

/** A page with a title and a description of valid length. */
export function pageWith(sections: unknown, name = 'A page'): Record<string, unknown> {
  return {
    title: `${name} of a small site | Small`,
    description: `${name} of the smallest site that there can be, written for the tests of the engine alone.`,
    sections,
  };
}

/**
 * Adds the extension "notes" to a site, and activates it.
 * @param members the source of its members besides `rules` and `collect`
 */
export function addNotesExtension(site: SmallSite, members: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site.root, file)), { recursive: true });
    writeFileSync(path.join(site.root, file), text);
  };
  const $id = 'https://example.org/schemas/extensions/notes.schema.json';
  const schema = {
    $id,
    title: 'Notes',
    description: 'The notes.',
    type: 'object',
    additionalProperties: false,
  };
  write('schemas/extensions/notes.schema.json', JSON.stringify(schema));
  write(
    'src/notes/extension.ts',
    `export const extension = {\n  rules: [],\n  collect: () => ({}),\n${members}\n};\n`,
  );
  site.replace('_site.json', '{', '{ "notes": {},');
}
