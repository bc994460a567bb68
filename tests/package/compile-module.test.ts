import { expect, test } from 'vitest';
import { compileModule } from '../workshop/pack/compile-module.ts';

/* The JavaScript of a packed engine's modules. */

const modules = new Set(['src/a/one.ts', 'src/a/two.tsx', 'src/entries/loader.ts', 'src/b/work.ts']);
const compiled = (text: string, file = 'src/a/one.ts') => compileModule(file, text, modules);

test('types are removed, and imports name the compiled modules', async () => {
  const code = await compiled("import { two } from './two.tsx';\nexport const one: number = two;\n");
  expect(code).toContain('"./two.jsx"');
  expect(code).not.toContain('number');
});

test('a text with the path of a module names the compiled one; others stay', async () => {
  const code = await compiled(
    "export const names = ['../b/work.ts', 'loader.ts', 'src/a/two.tsx', './other.ts', '*.ts', 'see loader.ts'];\n",
  );
  for (const name of ['../b/work.js', 'loader.js', 'src/a/two.jsx', './other.ts', '*.ts', 'see loader.ts'])
    expect(code).toContain(`"${name}"`);
});

test('JSX becomes calls', async () => {
  const code = await compiled('export const two = () => <p>Hello</p>;\n', 'src/a/two.tsx');
  expect(code).toContain('react/jsx-runtime');
  expect(code).not.toContain('<p>');
});
