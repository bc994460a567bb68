import { expect, test } from 'vitest';
import { isServerProblem, RefusalError, toRefusal } from '../../../src/server/forms/refusal.ts';
import { StoreRequestError } from '../../../src/server/store/store-error.ts';

test.each(['full', 'busy', 'rate', 'malformed'] as const)(
  'a refusal on purpose (%s) is no error in the log',
  (code) => {
    const refusal = new RefusalError(code, () => 'No.', { retryAfter: 60 });
    expect(isServerProblem(toRefusal(refusal))).toBe(false);
  },
);

test.each([
  ['a full disk', Object.assign(new Error('no space'), { code: 'ENOSPC' })],
  ['a store that does not respond', new StoreRequestError('busy', 'locked')],
  ["an error in the server's code", new TypeError('x is not a function')],
])('%s is an error in the log', (_, error) => {
  expect(isServerProblem(toRefusal(error))).toBe(true);
});
