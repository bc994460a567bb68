import { expect, test } from 'vitest';
import { codeDiagnostic } from '../../../src/site-build/dev/code-diagnostic.ts';

const hint = 'It is tried again after every change; until then the last working version is shown.';

test('a thrown error has the position of the project’s first file in its stack', () => {
  const error = new TypeError('Cannot read properties of undefined');
  error.stack = [
    'TypeError: Cannot read properties of undefined',
    '    at Object.map (/engine/node_modules/some/index.js:3:4)',
    '    at expand (/engine/src/templates/notice.ts:12:7)',
    '    at load (/engine/src/site-build/load-site.ts:1:1)',
  ].join('\n');
  expect(codeDiagnostic({ engine: '/engine', site: '/site' }, error)).toEqual({
    file: 'src/templates/notice.ts',
    line: 12,
    column: 7,
    severity: 'error',
    code: 'code-failed',
    message: 'The code failed: Cannot read properties of undefined',
    hint,
  });
});

test('unparsable code has the position that Vite reports, and its reason without colours', () => {
  const loc = { file: '/engine/src/templates/notice.ts', line: 2, column: 23 };
  const first = { message: '\u001b[31m[PARSE_ERROR] \u001b[0mExpected `)`\n  | and a picture', loc };
  const error = Object.assign(new Error('Transform failed with 1 error:'), { errors: [first] });
  expect(codeDiagnostic({ engine: '/engine', site: '/site' }, error)).toMatchObject({
    file: 'src/templates/notice.ts',
    line: 2,
    column: 24,
    message: 'The code failed: [PARSE_ERROR] Expected `)`',
  });
});

test('a thrown value that is not an error, without a position, counts as one', () => {
  expect(codeDiagnostic({ engine: '/engine', site: '/site' }, 'out of luck')).toMatchObject({
    file: 'src',
    line: 1,
    column: 1,
    message: 'The code failed: out of luck',
  });
});
