import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { classProblems } from './helpers/class-use.ts';
import type { TextFile } from './helpers/class-use.ts';
import { root } from './helpers/project.ts';

const sheets = filesLike('src/**/*.css');
const sources = filesLike('src/**/*.{ts,tsx}').filter(
  ({ file }) => !/\.(test|gen)\.tsx?$|\.d\.ts$|\/tests\//.test(file),
);
const libraries = filesLike('node_modules/react-toastify/dist/ReactToastify.css');

test('components and style sheets have the same classes', () => {
  expect(sheets.length).toBeGreaterThanOrEqual(80);
  expect(sources.length).toBeGreaterThanOrEqual(300);
  expect(classProblems(sheets, sources, libraries)).toEqual([]);
});

test('a difference is reported with the file to change', () => {
  const card = (code: string) => ({
    file: 'src/sections/card/card.tsx',
    text: `import styles from './card.module.css';\n${code}`,
  });
  const component = card(`
    const look = ['wide', styles.root];
    export default function Card({ kind, on }) {
      return (
        <p className={look.join(' ')}>
          <b className={\`tall \${styles.missing} \${on ? 'lit' : ''}\`} title="quiet" />
          <i className={kind === 'plain' ? styles[kind] : 'unheard-of'} />
        </p>
      );
    }`);
  const sheet = (file: string, text: string) => ({ file, text });
  const problems = classProblems(
    [
      sheet(
        'src/sections/card/card.module.css',
        '.root:hover > .idle { top: 0 }\n:global(.stray) .root { top: 0 }',
      ),
      sheet('src/ui/base.css', '@media print { .wide, .lit, .quiet { top: 0 } }'),
      sheet('src/ui/parts/tall.css', ':where(.tall) { top: 0 }'),
    ],
    [component],
  );
  expect(problems).toEqual([
    'src/sections/card/card.tsx reads styles.missing, which src/sections/card/card.module.css lacks.',
    'src/sections/card/card.tsx reads a class of src/sections/card/card.module.css by a computed name: name it.',
    'src/sections/card/card.module.css has .idle, which no component reads.',
    'src/sections/card/card.tsx names the class "tall" without importing src/ui/parts/tall.css.',
    'src/sections/card/card.tsx names the class "unheard-of", which no style sheet has.',
    'src/sections/card/card.module.css has .stray, which no component uses.',
    'src/ui/base.css has .quiet, which no component uses.',
  ]);
});

function filesLike(pattern: string): TextFile[] {
  const files = globSync(pattern, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  return (
    files
      // Printed output is rendered to text and has separate class names.
      .filter((file) => !file.startsWith('src/journal/node/typeset/'))
      .sort()
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  );
}
