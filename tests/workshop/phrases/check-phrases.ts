import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { phraseList, withoutGlossary, type Phrase } from './phrase-list.ts';
import { proseOfDocument, proseOfModule, proseOfSheet, type Prose } from './prose.ts';

/** The document with the list. */
const MAP = 'src/README.md';

/** Skipped: content of sites, and texts of other authors. */
const foreign = /(^|\/)(pages-config|official|node_modules)\/|\.gen\.ts$/;

/**
 * Reports avoided phrases in comments, names of tests, messages and documents. The map of the code lists
 * these phrases.
 * @param root the engine's folder
 * @returns one line for each phrase: its file and line, the phrase, and the words to write
 */
export function checkPhrases(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const phrases = phraseList(read(MAP));
  const files = globSync(
    ['{src,scripts,tests}/**/*.{ts,tsx,mjs,css,md}', '*.{ts,md}', '.github/**/*.md', '.vscode/**/*.md'],
    { cwd: root, exclude: ['**/node_modules'] },
  ).map((file) => file.replaceAll(path.sep, '/'));
  const own = files.filter((file) => !foreign.test(file)).sort();
  return [...own, 'pages-config/_guide.md'].flatMap((file) =>
    phrasesIn(file, file === MAP ? withoutGlossary(read(file)) : read(file), phrases),
  );
}

/** The phrases of a list in one file. */
export function phrasesIn(file: string, text: string, phrases: readonly Phrase[]): string[] {
  return extractProse(file, text).flatMap((prose) =>
    phrases
      .filter((phrase) => applies(phrase, prose, file) && phrase.pattern.test(prose.text))
      .map(({ words, instead }) => `${file}:${prose.line} “${words}” in a ${names[prose.kind]}: ${instead}`),
  );
}

const names: Record<Prose['kind'], string> = {
  comment: 'comment',
  test: 'name of a test',
  message: 'message',
  document: 'document',
};

function extractProse(file: string, text: string): Prose[] {
  if (file.endsWith('.md')) return proseOfDocument(text);
  return file.endsWith('.css') ? proseOfSheet(text) : proseOfModule(file, text);
}

/**
 * Whether a phrase is reported in a kind of text. In tests only names and comments are checked, because other
 * texts are examples.
 */
function applies({ isFineInMessages }: Phrase, { kind }: Prose, file: string): boolean {
  return kind !== 'message' || !(isFineInMessages || /(^|\/)tests\//.test(file));
}
