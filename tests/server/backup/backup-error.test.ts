import { expect, test } from 'vitest';
import { BackupError, explainErrors } from '../../../src/server/backup/backup-error.ts';

const failing =
  (more: object, message = 'no') =>
  () =>
    Promise.reject(Object.assign(new Error(message), more));
const full = 'The disk of /mnt is full. Free space and run the command again; no partial file was left.';

test.each([
  [{ code: 'ENOSPC', syscall: 'write' }, full],
  [{ code: 'EDQUOT', syscall: 'link' }, full],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, full],
  [{ code: 'EACCES', syscall: 'open' }, '/mnt can’t be used: no.'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 14 }, '/mnt can’t be used: no.'],
])('%o is reported in a sentence', async (more, message) => {
  await expect(explainErrors('/mnt', failing(more))).rejects.toThrow(new BackupError(message));
});

test('an explained error, and a bug of ours, stay unchanged', async () => {
  const reported = new BackupError('The backup is damaged.');
  await expect(explainErrors('/mnt', () => Promise.reject(reported))).rejects.toBe(reported);
  await expect(explainErrors('/mnt', failing({}, 'Out of the ordinary'))).rejects.toThrow(
    new Error('Out of the ordinary'),
  );
  expect(await explainErrors('/mnt', () => Promise.resolve(7))).toBe(7);
});
