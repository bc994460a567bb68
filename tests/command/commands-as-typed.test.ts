import { expect, test } from 'vitest';
import { commandsAsTyped } from '../../src/site-build/project-folder.ts';

/* Messages name a command as the reader types it. */

const scripts = new Set(['check', 'start']);

test.each([
  ['run `npm run generate` and commit the result.', 'run `npx pagewright generate` and commit the result.'],
  ['npm run new -- page NAME writes it.', 'npx pagewright new page NAME writes it.'],
  ['npm run -s submissions -- export > answers.csv', 'npx pagewright submissions export > answers.csv'],
  ['npm run content -- schema-diff v1.2', 'npx pagewright content schema-diff v1.2'],
])('%j without a script is %j', (text, typed) => {
  expect(commandsAsTyped(text, scripts)).toBe(typed);
});

test.each([
  'npm run check -- --since HEAD',
  'Choose another one: npm start -- --port 4174, or PORT.',
  'npm run test:long, which runs each night',
  'npm install @fontsource/lora',
])('%j stays', (text) => {
  expect(commandsAsTyped(text, scripts)).toBe(text);
});

test('start is a command too', () => {
  expect(commandsAsTyped('npm start -- --port 4174', new Set())).toBe('npx pagewright start --port 4174');
});
