import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../src/core/messages/compile-message.ts';
import type { ArgumentKind } from '../src/core/messages/compile-message.ts';
import { readMessages } from '../src/core/messages/site-messages.ts';
import { listLiterals } from './helpers/literals.ts';
import { root } from './helpers/project.ts';
import { sourceFiles } from './helpers/source-files.ts';

/* The interface messages: one file per language, in src/messages and in those of extensions. */
const files = globSync(['src/messages/*.json', 'src/*/messages/*.json'], { cwd: root }).sort();
const complete = files.filter((file) => path.basename(file) === 'en.json');

test('the search finds the messages: without them every test would pass', () => {
  expect(complete.length).toBeGreaterThanOrEqual(1);
  expect(files).toContain('src/messages/de.json');
  expect(Object.keys(messagesIn('src/messages/en.json')).length).toBeGreaterThanOrEqual(100);
});

describe.each(files)('%s', (file) => {
  const messages = messagesIn(file);
  const english = messagesIn(path.join(path.dirname(file), 'en.json'));

  test('every message can be parsed', () => {
    const problems = Object.entries(messages).flatMap(([key, text]) => {
      const parsed = compileMessage(text);
      return 'problem' in parsed ? [`${key}: ${parsed.problem}`] : [];
    });
    expect(problems).toEqual([]);
  });

  test('the file has the keys of the English file, in alphabetical order, with their arguments', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english).sort());
    const differing = Object.keys(english).filter((key) => namesIn(messages[key]) !== namesIn(english[key]));
    expect(differing).toEqual([]);
  });
});

test('every message is used', () => {
  const code = sourceFiles('src').filter(({ file }) => !/\.(gen|test)\.tsx?$|\/tests\//.test(file));
  const quoted = new Set(
    code.flatMap(({ text }) => text.match(/(?<=['"`])[a-z][A-Za-z]*\.[A-Za-z0-9]+(?=['"`])/g) ?? []),
  );
  const unused = complete.flatMap((file) => Object.keys(messagesIn(file)).filter((key) => !quoted.has(key)));
  expect(unused).toEqual([]);
});

test('components contain no texts: all texts are messages', () => {
  // Development and the studio are in English, like the schemas and diagnostics that they show.
  const shown = globSync('src/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.test\.tsx$|^src\/(entries\/dev|studio)\//.test(file),
  );
  expect(shown.length).toBeGreaterThanOrEqual(80);
  expect(shown.flatMap((file) => literalsIn(file).map((words) => `${file}: ${words}`))).toEqual([]);
});

test('texts in a component are found in every place', () => {
  const code = `
    const view = (
      <p title="One" aria-label={\`Two \${two}\`} className="none" data-x="none">
        Three {four ? 'Four' : <b>Five</b>} {\`Six \${t('no.words')}\`} {' '} {seven && 'Seven'} 8
      </p>
    );`;
  expect(listLiterals('view.tsx', code).sort()).toEqual(
    ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].sort(),
  );
});

function literalsIn(file: string): string[] {
  return listLiterals(file, readFileSync(path.join(root, file), 'utf8'));
}

function messagesIn(file: string): Record<string, string> {
  return readMessages({ path: file, text: readFileSync(path.join(root, file), 'utf8') });
}

/** The arguments of a message, as one line for comparison. */
function namesIn(message = ''): string {
  const parsed = compileMessage(message);
  const values = 'problem' in parsed ? new Map<string, ArgumentKind>() : parsed.values;
  // A number without plural forms in another language is a plain argument there.
  return [...values]
    .map(([name, kind]) => `${name}${kind === 'tag' ? ' (tag)' : ''}`)
    .sort()
    .join(', ');
}
