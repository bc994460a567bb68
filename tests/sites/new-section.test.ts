import { expect, test } from 'vitest';
import { readSite } from '../../src/tools/scaffold/scaffold-site.ts';
import { createScaffold } from '../../src/tools/scaffold/kinds.ts';
import { root } from '../helpers/project.ts';

/* `npm run new` recognizes other common names of sections, and writes nothing for them. */

const site = await readSite({ engine: root, site: `${root}/tests/sites/minimal` });

test.each([
  ['accordion', '{ "type": "faq" }'],
  ['steps', '{ "type": "card-grid", "variant": "process" }'],
  ['card-grid', '{ "type": "card-grid" }'],
])('the name %s creates no section: the message gives the text to write on a page', async (kind, written) => {
  const made = await createScaffold({ kind, name: 'about' }, site);
  expect(made).toEqual({
    refused: expect.stringContaining(`write ${written} among the "sections"`) as string,
  });
});

test('for a new type with the name of an alias the command prints a remark; for a new name it does not', async () => {
  const next = async (name: string) => {
    const made = await createScaffold({ kind: 'section', name }, site);
    return 'refused' in made ? [made.refused] : made.next;
  };
  expect((await next('carousel'))[0]).toBe(
    'The type "reviews" is also called carousel: if it fits, use that one and remove these files.',
  );
  expect((await next('zeppelin')).join('\n')).not.toContain('also called');
});
