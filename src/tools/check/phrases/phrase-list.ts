/** A phrase that comments, names of tests, messages and documents avoid. */
export interface Phrase {
  words: string;
  /** The words to write. */
  instead: string;
  pattern: RegExp;
  /** Messages to editors and visitors may use it. */
  isFineInMessages: boolean;
}

const HEADING = '### Phrases to avoid';
const GLOSSARY = '## Glossary';

/**
 * Reads the table of phrases to avoid from the map of the code. Each first cell lists words, separated by commas; an
 * ellipsis behind a word means the start of a sentence that is not a question.
 * @throws if the map has no such table
 */
export function phraseList(map: string): Phrase[] {
  const rows = [...section(map).matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| ([^|]*?) *\|$/gm)].slice(2);
  if (rows.length === 0) throw new Error(`${HEADING} has no table`);
  return rows.flatMap(([, cell = '', instead = '', scope]) =>
    cell.split(', ').map((words) => ({
      words,
      instead,
      pattern: createPattern(words),
      isFineInMessages: scope !== '',
    })),
  );
}

/** The map without its glossary, which names words that are not used, and without the list of phrases. */
export function withoutGlossary(map: string): string {
  return map.slice(0, map.indexOf(GLOSSARY));
}

function section(map: string): string {
  const start = map.indexOf(HEADING);
  if (start < 0) throw new Error(`the map has no section "${HEADING}"`);
  const end = map.indexOf('\n#', start + 1);
  return map.slice(start, end < 0 ? undefined : end);
}

function createPattern(words: string): RegExp {
  return words.endsWith(' …')
    ? new RegExp(`(?:^|[.:;!?] )${words.slice(0, -2)}\\b(?![^.;!]*\\?)`)
    : new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'i');
}
