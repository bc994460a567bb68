import type { ReadPapers } from './imported-paper.ts';
import type { ReadTask } from './read-in-child-process.ts';
import { readPapers } from './read-papers.ts';

/* The child process that reads files, one after the other. */

process.on('message', (task) => {
  const { name, bytes } = task as ReadTask;
  void readPapers(name, bytes)
    .catch((error: unknown): ReadPapers => {
      return { refused: `reading it failed: ${error instanceof Error ? error.message : String(error)}` };
    })
    .then((read) => process.send!(read));
});

// Ends if the parent is gone.
process.once('disconnect', () => process.exit(1));
