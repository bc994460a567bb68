import { limitHeapGrowth } from '../limit-heap.ts';

/** The final message of a child process. */
export type ChildAnswer<Result> = { result: Result } | { problem: string };

/**
 * Does the work of a process started by `runInChildProcess`, and ends the process; also ends it if the parent
 * is gone.
 */
export async function answerParent<Task, Result>(work: (task: Task) => Promise<Result>): Promise<void> {
  limitHeapGrowth();
  process.once('disconnect', () => process.exit(1));
  const answer = await work(JSON.parse(process.argv[2]!) as Task).then(
    (result): ChildAnswer<Result> => ({ result }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
  );
  process.send!(answer, () => process.exit(0));
}
