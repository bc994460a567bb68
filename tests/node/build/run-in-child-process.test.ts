import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runInChildProcess } from '../../../src/site-build/child-process/run-in-child-process.ts';
import { root } from '../../helpers/project.ts';

/* A child process that works for its parent: input, result and errors. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'apart-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The address of a module that returns the result of a function. */
function script(work: string): URL {
  const file = path.join(folder, 'work.mjs');
  const answer = pathToFileURL(path.join(root, 'src/site-build/child-process/answer-parent.ts')).href;
  writeFileSync(
    file,
    `import { answerParent } from ${JSON.stringify(answer)};\nawait answerParent(${work});\n`,
  );
  return pathToFileURL(file);
}

test('a child process receives its task and environment, and has exited when its result arrives', async () => {
  const work =
    'async ({ words }) => ({ words: words.toUpperCase(), mode: process.env.NODE_ENV, id: process.pid })';
  const answer = await runInChildProcess<{ words: string; mode: string; id: number }>(
    script(work),
    { words: 'größe' },
    { NODE_ENV: 'production' },
  );
  expect(answer).toEqual({ words: 'GRÖSSE', mode: 'production', id: expect.any(Number) as number });
  expect(answer.id).not.toBe(process.pid);
  expect(() => process.kill(answer.id, 0)).toThrow('ESRCH');
});

test('an error in the child process is thrown in the parent', async () => {
  const failing = script('async () => { throw new Error("The code has a fault in line 3."); }');
  await expect(runInChildProcess(failing, {})).rejects.toThrow('The code has a fault in line 3.');
});

test('an early exit is an error too', async () => {
  await expect(runInChildProcess(script('async () => process.exit(7)'), {})).rejects.toThrow(
    'work.mjs ended before it had finished (7).',
  );
  await expect(
    runInChildProcess(script('async () => process.kill(process.pid, "SIGKILL")'), {}),
  ).rejects.toThrow('work.mjs ended before it had finished (SIGKILL).');
});
