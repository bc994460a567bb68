import type { Rule } from '../rule.ts';

/** Reports entries that are neither regular files nor folders, because the build ignores them. */
export const oddFiles: Rule = function* ({ odd }) {
  for (const { path: file, is } of odd)
    yield {
      file,
      line: 1,
      column: 1,
      severity: 'error',
      code: 'not-a-file',
      message: `This is ${is}, and is not read.`,
      hint: 'Put the file itself, or the folder, in its place.',
    };
};
