import { readServerWords, type ServerWords } from '../src/server/config/server-words.ts';

/** What this call of a command that starts a server says; what can't be understood ends it with exit code 2. */
export function serverWordsOfCall(argv: readonly string[], name: string): ServerWords {
  const words = readServerWords(argv, name);
  if (typeof words !== 'string') return words;
  console.error(words);
  process.exit(2);
}
