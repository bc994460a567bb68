import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { root } from '../helpers/project.ts';

/* The changelog lists the names of the public API, so that projects see which appeared or disappeared, and a docstring
   explains each. Types made from schemas are in the released schemas instead. */

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The names that the modules of the public API export one by one, as in `section: Icon`. */
const exported = globSync('src/api/*.ts', { cwd: root }).flatMap((file) => {
  const { module } = parseSync(file, read(file));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) =>
      exportName.kind === 'Name' ? [`${path.parse(file).name}: ${exportName.name}`] : [],
    ),
  );
});

/** Lines of a changelog such as "- `pagewright/section`: Icon, Picture". */
function listNames(changelog: string): string[] {
  return [...changelog.matchAll(/^- `pagewright\/([a-z-]+)`: ([\w,\s]+?)$(?=\n(?!  )|$(?!\n))/gm)].flatMap(
    ([, module = '', names = '']) => names.split(',').map((name) => `${module}: ${name.trim()}`),
  );
}

test('the changelog lists every name of the public API, and no other', () => {
  expect(exported.length).toBeGreaterThan(100);
  const [, section = ''] = read('.github/CHANGELOG.md').split('### Public API\n');
  const [listed = ''] = section.split(/^#/m);
  expect(listNames(listed).sort()).toEqual([...exported].sort());
});

test('each name has a sentence in the documentation', () => {
  const rows = [...read('src/guides/api.md').matchAll(/^- `(.+?)`(?:: (.+))?$/gm)];
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.flatMap(([, name, about]) => (about ? [] : [name]))).toEqual([]);
});

/** The functions of the public API: the number of their parameters, their docstring, and whether they throw. */
const functions = globSync('src/api/*.ts', { cwd: root }).flatMap((file) =>
  parseSync(file, read(file)).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName }) => {
      const from = moduleRequest?.value ?? '';
      if (!/^\.\.\/.*\.tsx?$/.test(from) || importName.kind === 'AllButDefault') return [];
      return findFunction(path.join('src/api', from), importName.name ?? exportName.name ?? '');
    }),
  ),
);

function findFunction(file: string, name: string) {
  const text = read(file);
  const { program, comments } = parseSync(file, text);
  return program.body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    if (declared?.type !== 'FunctionDeclaration' || declared.id?.name !== name) return [];
    const doc = comments.findLast(({ end }) => end <= node.start)!.value;
    return [{ name, parameters: declared.params.length, doc, doesThrow: hasThrow(declared.body) }];
  });
}

/** Whether code throws new errors, without the functions in it. */
function hasThrow(code: unknown): boolean {
  if (typeof code !== 'object' || code === null) return false;
  const { type = '', argument } = code as { type?: string; argument?: { type: string } };
  if (type === 'ThrowStatement') return argument?.type === 'NewExpression';
  return !type.includes('Function') && Object.values(code).some(hasThrow);
}

test('docstrings explain the parameters of a function that has several, and its errors', () => {
  expect(functions.length).toBeGreaterThan(80);
  const silent = functions.filter(
    ({ parameters, doc, doesThrow }) =>
      (parameters > 1 && doc.split('* @param ').length <= parameters) || (doesThrow && !/@throws /.test(doc)),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
