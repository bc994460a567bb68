import { createDiagnostic, type FileRule } from '../rule.ts';

/** Reports periods that end before they begin. */
export const endOfDates: FileRule = function* (file) {
  for (const { path, period } of file.dated) {
    const { from, until } = period;
    if (from === undefined || until === undefined || from < until) continue;
    yield createDiagnostic(
      file,
      { path: [...path, 'expireAt'] },
      {
        code: 'expires-early',
        message: '"expireAt" is not later than "publishAt": this would never be shown.',
        hint: 'Swap the two, or correct one.',
      },
    );
  }
};
