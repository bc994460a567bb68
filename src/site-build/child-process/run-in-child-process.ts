import { fork } from 'node:child_process';
import path from 'node:path';
import type { Answer } from './answer-parent.ts';

/**
 * Has a process of its own do some work: the memory that this takes is given back when it ends.
 * @param script the module that answers, by `answerParent`
 * @param task what it is told, as JSON
 * @param env what its environment says besides ours
 * @returns what it answers, as JSON
 * @throws Error with what it says is wrong
 */
export function runInChildProcess<Result>(
  script: URL,
  task: unknown,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const worker = fork(script, [JSON.stringify(task)], { env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    let answer: Answer<Result> | undefined;
    worker.once('error', reject);
    worker.once('message', (message) => {
      answer = message as Answer<Result>;
    });
    // Its memory is free only when it has ended.
    worker.once('exit', (code, signal) => {
      if (!answer)
        reject(new Error(`${path.basename(script.pathname)} has ended before its work (${signal ?? code}).`));
      else if ('fault' in answer) reject(new Error(answer.fault));
      else resolve(answer.result);
    });
  });
}
