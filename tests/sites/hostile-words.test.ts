import { expect, test } from 'vitest';
import { copySmallSite } from '../helpers/small-site.ts';

const ACTING = '\u001B[31m\u202Ekey\u0007';

test('texts of the content can’t control the terminal', async () => {
  const site = copySmallSite();
  const { stdout, stderr } = await site.run('content', 'uses', `/${ACTING}`);
  const output = stdout + stderr;
  expect(output).toContain('\\u001b[31m\\u202ekey\\u0007');
  expect(output).not.toContain(ACTING);
  expect(output).toMatch(/\n$/);
  site.remove();
});
