import { setValue } from '../edits/json-edits.ts';
import type { Migration } from './migration.ts';
import { inSections, inTemplates, within, type Where } from './places.ts';
import { eachPlace, NOTHING, renameKey } from './steps.ts';

const papers = inTemplates('paper');
const sections = inSections('paper');

/** Replaces the single translated title of a paper by title, abstract and keywords in any number of languages. */
export const languagesOfPapers: Migration = {
  number: 7,
  title: 'The translated title of a paper is the first of its translations.',
  steps: [
    renameKey(papers, 'translation', 'translations'),
    inList(within(papers, 'translations')),
    renameKey(sections, 'translation', 'translations'),
    inList(within(sections, 'translations'), ({ language }) => ({ name: language })),
  ],
  examples: [
    {
      kind: 'section',
      before: paperSection({ translation: { title: 'Night rail', language: 'en' } }),
      after: paperSection({ translations: [{ title: 'Night rail', language: 'en', name: 'en' }] }),
    },
    {
      kind: 'page',
      before: { template: paper({ translation: { title: 'Night rail', language: 'en' } }) },
      after: { template: paper({ translations: [{ title: 'Night rail', language: 'en' }] }) },
    },
  ],
};

/** Turns the only translation into the first entry of a list. */
function inList(where: Where, more: (translation: { language?: unknown }) => object = () => ({})) {
  return eachPlace(where, (text, path, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? setValue(text, path, [{ ...value, ...more(value) }])
      : NOTHING,
  );
}

function paper(more: object) {
  return {
    type: 'paper',
    title: 'रात की रेल',
    ...more,
    authors: [{ name: 'Thangavel', position: 'Librarian', affiliation: 'Example Library' }],
    volume: 1,
    issue: 1,
    published: '2025-07',
    abstract: ['रात में रेल कैसे चलती है।'],
    keywords: ['रेल', 'रात', 'यात्रा'],
    language: 'hi',
    subject: 'Travel',
    file: 'journal/v1/i1/night-rail.pdf',
  };
}

function paperSection(more: object) {
  return {
    type: 'paper',
    line: 'Travel',
    title: 'रात की रेल',
    ...more,
    authors: [{ name: 'Thangavel', position: 'Librarian', affiliation: 'Example Library' }],
    abstract: ['रात में रेल कैसे चलती है।'],
    keywords: ['रेल'],
    language: 'hi',
    file: 'downloads/night-rail.pdf',
    facts: [{ term: 'Volume', value: '1' }],
    context: { collection: 'paper-context', of: '/journal/v1/i1/night-rail' },
  };
}
