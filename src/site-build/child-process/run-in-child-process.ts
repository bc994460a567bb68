import { fork } from 'node:child_process';
import path from 'node:path';
import type { ChildAnswer } from './answer-parent.ts';

/**
 * Runs work in a child process, so that its memory is free afterwards.
 * @param script the module that calls `answerParent`
 * @param task its input, as JSON
 * @param env additional environment variables
 * @returns its result, as JSON
 * @throws Error with its message
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
    // Its memory is free only after it has exited.
    worker.once('exit', (code, signal) => {
      if (!answer)
        reject(new Error(`${path.basename(script.pathname)} has ended before its work (${signal ?? code}).`));
      else if ('problem' in answer) reject(new Error(answer.problem));
      else resolve(answer.result);
    });
  });
}
