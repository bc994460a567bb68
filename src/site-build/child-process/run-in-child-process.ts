import { fork } from 'node:child_process';
import path from 'node:path';
import type { ChildAnswer } from './answer-parent.ts';

/**
 * Runs work in a child process, whose memory is free afterwards.
 * @param script the module that calls `answerParent`
 * @param task the input of the work, as JSON
 * @param env additional environment variables
 * @returns the result of the work, as JSON
 * @throws Error with the message of an error there
 */
export function runInChildProcess<Result>(
  script: URL,
  task: unknown,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const worker = fork(script, [JSON.stringify(task)], { env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    let answer: ChildAnswer<Result> | undefined;
    worker.once('error', reject);
    worker.once('message', (message) => {
      answer = message as ChildAnswer<Result>;
    });
    // Waits for the exit, because only then its memory is free.
    worker.once('exit', (code, signal) => {
      if (!answer)
        reject(
          new Error(`${path.basename(script.pathname)} ended before it had finished (${signal ?? code}).`),
        );
      else if ('problem' in answer) reject(new Error(answer.problem));
      else resolve(answer.result);
    });
  });
}
