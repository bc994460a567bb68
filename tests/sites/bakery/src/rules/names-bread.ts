import type { Rule } from 'pagewright/rule';

/** Search engines show that the page with all breads is about bread. */
export const rule: Rule = function* ({ byRoute }) {
  const page = byRoute.get('/brote');
  if (!page || /brot/i.test(String(page.data['description']))) return;
  const place = { file: page.file, line: 1, column: 1 };
  yield { ...place, severity: 'warning', code: 'no-bread', message: 'The description names no bread.' };
};
