import { expect, test } from 'vitest';
import { root } from '../helpers/project.ts';
import { copySmallSite } from '../helpers/small-site.ts';
import { callByName } from '../helpers/call-command.ts';

const ACTING = '\u001B[31m\u202Ekey\u0007';

test('texts of the content can’t control the terminal', async () => {
  const site = copySmallSite();
  let output = '';
  const report = (text: string) => void (output += text);
  await callByName('content', {
    roots: { engine: root, site: site.root },
    args: ['uses', `/${ACTING}`],
    out: report,
    err: report,
    ask: () => Promise.resolve(''),
  });
  expect(output).toContain('\\u001b[31m\\u202ekey\\u0007');
  expect(output).not.toContain(ACTING);
  expect(output).toMatch(/\n$/);
  site.remove();
});
