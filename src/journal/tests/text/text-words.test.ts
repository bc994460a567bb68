import { expect, test } from 'vitest';
import { textWords, readPaperText } from '../../node/read-text/read-text.ts';
import { fullTextSample } from '../support/full-text-sample.ts';

test('the words of a text are those of its sections, tables and captions, each once', () => {
  const words = textWords(fullTextSample).split(' ');
  expect(new Set(words).size).toBe(words.length);
  expect(words).toEqual(expect.arrayContaining(['rain', 'sound', 'loud']));
});

test('words are normalised, and cached with the other facts of a file', () => {
  const text =
    '## Résultats\n\nLes *toits* ; les toits.\n\nTable 1. Été.\n\n| a | b |\n|---|---|\n| Pluie | 3 |\n';
  const { facts } = readPaperText({ path: 'pages-config/v1/rain.md', text });
  expect(facts.searchWords).toBe('3 a b ete les pluie resultats toits');
});
