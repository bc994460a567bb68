import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutNames } from '../../../src/site-build/bundle/slim-router.ts';
import { root } from '../../helpers/project.ts';

test('the names of components are removed, the calls that create them are marked as pure, and lines stay in place', () => {
  const written = 'var Link = React2.forwardRef(\n  draw\n);\nLink.displayName = "Link";\nstart();\n';
  expect(withoutNames(written)).toBe(
    'var Link = /* @__PURE__ */ React2.forwardRef(\n  draw\n);\n\nstart();\n',
  );
});

test('the installed router still has this form', () => {
  const files = globSync('node_modules/react-router/dist/production/chunk-*.mjs', { cwd: root });
  const code = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  expect(code.match(/^\w+\.displayName = /gm)?.length).toBeGreaterThan(10);
  expect(withoutNames(code)).not.toMatch(/^\w+\.displayName = /m);
  expect(withoutNames(code)).toContain('var Link = /* @__PURE__ */ React');
});
