import { fork } from 'node:child_process';
import path from 'node:path';
import type { ChildAnswer } from './answer-parent.ts';

/**
 * Runs a task in a child process, so that its memory is free afterwards.
 * @param script the module that calls `answerParent`
 * @param task the input, a value that JSON can represent
 * @param env additional environment variables
 * @returns the result, a value that JSON can represent
 * @throws Error if the child process can't start, exits without a result, or reports an error, with that error's message
 */
export function runInChildProcess<Result>(
  script: URL,
  task: unknown,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const child = fork(script, [JSON.stringify(task)], { env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    let answer: ChildAnswer<Result> | undefined;
    child.once('error', reject);
    child.once('message', (message) => {
      answer = message as ChildAnswer<Result>;
    });
    // Waits for the exit, because the memory is free only then.
    child.once('exit', (code, signal) => {
      if (!answer)
        reject(
          new Error(`${path.basename(script.pathname)} ended before it had finished (${signal ?? code}).`),
        );
      else if ('problem' in answer) reject(new Error(answer.problem));
      else resolve(answer.result);
    });
  });
}
