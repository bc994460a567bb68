import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { scaffoldSeveral } from 'pagewright/command';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { runVerb } from '../support/run-verb.ts';
import { writeJournal } from '../support/small-journal.ts';
import { paragraph, wordDocument } from './word-document.ts';

const words = { type: 'string', maxLength: 400 };
const form = {
  title: 'Send a paper',
  schema: {
    type: 'object',
    required: ['family'],
    properties: {
      given: { ...words, title: 'Given name' },
      family: { ...words, title: 'Family name' },
      email: { ...words, title: 'E-mail', format: 'email' },
      orcid: { ...words, title: 'ORCID' },
      others: {
        type: 'array',
        title: 'Others',
        maxItems: 9,
        items: {
          type: 'object',
          title: 'Other',
          properties: { name: { ...words, title: 'Name' }, institution: { ...words, title: 'Institution' } },
        },
      },
      terms: { ...words, title: 'Keywords' },
      interests: { type: 'boolean', title: 'The authors have no competing interests.' },
      robots: {
        type: 'string',
        title: 'Use of AI',
        oneOf: [
          { const: 'none', title: 'No tools of artificial intelligence were used.' },
          { const: 'some', title: 'Tools of artificial intelligence were used.' },
        ],
      },
      data: {
        type: 'array',
        title: 'Where are the data?',
        uniqueItems: true,
        items: { type: 'string', enum: ['In a repository', 'With the authors'] },
      },
      paid: { ...words, title: 'Who paid' },
      document: { type: 'string', title: 'Manuscript', format: 'data-url' },
    },
  },
  ui: {
    data: { 'ui:widget': 'checkboxes' },
    document: { 'ui:widget': 'file', 'ui:options': { accept: '.docx,.pdf' } },
  },
  texts: { submit: 'Send', success: 'Thank you.' },
  delivery: 'papers',
  limits: { files: 1, megabytes: 5, formats: ['docx', 'pdf'] },
};

const submissions = {
  form: 'paper',
  manuscript: 'document',
  paper: {
    keywords: 'terms',
    competingInterests: 'interests',
    aiUse: 'robots',
    funding: 'paid',
    dataAvailability: 'data',
  },
  author: { given: 'given', family: 'family', email: 'email', orcid: 'orcid' },
  coAuthors: { list: 'others', name: 'name', affiliation: 'institution' },
};

const answers = {
  given: 'Ada',
  family: 'Okafor',
  email: 'ada@example.org',
  orcid: 'https://orcid.org/0000-0002-1825-0097',
  others: [
    {
      name: 'Ravi Nair',
      institution: 'Northvale\u001B[31m University, ORCID iD: https://orcid.org/0000-0001-5109-3700',
    },
  ],
  terms: 'kites, wind; toys',
  interests: true,
  robots: 'none',
  data: ['In a repository', 'With the authors'],
  paid: 'Nobody paid for this study.',
};

const docx = wordDocument([
  paragraph('Kites at rest', 'Title'),
  paragraph('Abstract', 'Heading1'),
  paragraph('A kite that lies on the grass is no kite, say those who fly them. We asked the kites.'),
  paragraph('Results', 'Heading1'),
  paragraph('Nothing moved.'),
]);

function journalWith(questions: object): TestSite {
  const site = createTestSite();
  writeJournal(site);
  site.write('_forms/paper.json', form);
  const config = JSON.parse(site.read('_site.json')) as { journal: object };
  const journal = { ...config.journal, submissions: questions };
  site.write('_site.json', { ...config, deliveries: ['papers'], journal });
  return site;
}

test('one command renames the form, in the journal’s own settings too', async () => {
  const site = journalWith(submissions);
  onTestFinished(() => site.remove());
  const result = await site.run('content', 'mv', '_forms/paper.json', 'article', '--yes');
  expect(result).toEqual({ ...result, code: 0 });
  const { journal } = JSON.parse(site.read('_site.json')) as { journal: { submissions: { form: string } } };
  expect(journal.submissions.form).toBe('article');
});

async function findErrors(site: TestSite): Promise<string[]> {
  return (await site.diagnostics())
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message} ${hint ?? ''}`);
}

test.each([
  [
    'a missing form',
    { form: 'papers', author: {} },
    ['pages-config/_site.json:75:15 There is no form "papers". Did you mean "paper"?'],
  ],
  [
    'missing questions',
    {
      form: 'paper',
      manuscript: 'terms',
      paper: { title: 'others' },
      author: { family: 'familly' },
      coAuthors: { list: 'others', name: 'nam' },
    },
    [
      'pages-config/_site.json:76:21 pages-config/_forms/paper.json has no question "terms" that is answered with a file. There are: document.',
      'pages-config/_site.json:78:18 pages-config/_forms/paper.json has no question "others" that is answered in words, by choosing or with a tick. There are: given, family, email, orcid, terms, interests, robots, data, paid.',
      'pages-config/_site.json:81:19 pages-config/_forms/paper.json has no question "familly" that is answered in words. Did you mean "family"?',
      'pages-config/_site.json:85:17 pages-config/_forms/paper.json has no question "nam" in each entry of "others". Did you mean "name"?',
    ],
  ],
  [
    'a value that is not a list',
    { form: 'paper', author: {}, coAuthors: { list: 'terms', name: 'name' } },
    [
      'pages-config/_site.json:78:17 pages-config/_forms/paper.json has no question "terms" that is answered with a list of entries. There are: others.',
    ],
  ],
])('%s: an error of the site, with its position', async (_name, questions, problems) => {
  const site = journalWith(questions);
  onTestFinished(() => site.remove());
  expect(await findErrors(site)).toEqual(problems);
});

describe('a submitted manuscript', () => {
  let site: TestSite;

  beforeAll(() => {
    site = journalWith(submissions);
  });

  afterAll(() => site.remove());

  const received = (reference: string, format: string, bytes: Uint8Array, by = 'paper') =>
    Promise.resolve({ reference, form: by, answers, files: [{ field: 'document', format, bytes }] });
  const pdf = new TextEncoder().encode('%PDF-1.7');
  const submitted = new Map([
    ['aaaa1111', received('AAAA-1111', 'docx', docx)],
    ['BBBB-2222', received('BBBB-2222', 'pdf', pdf)],
    ['EEEE-5555', received('EEEE-5555', 'pdf', pdf, 'enquiry')],
  ]);
  const refused = { refused: 'There is no such submission.' };
  const imported = (...more: string[]) =>
    runVerb(site.roots, ['import', '--submission', ...more], {
      newPage: scaffoldSeveral(site.roots),
      readSubmission: (reference) => submitted.get(reference) ?? Promise.resolve(refused),
    });

  test('a submission becomes a paper: its record from the answers, its text from the Word document', async () => {
    expect(await findErrors(site)).toEqual([]);
    expect(await imported('aaaa1111', 'online-first')).toEqual({
      text: `wrote pages-config/journal/online-first/kites-at-rest.json
wrote pages-config/journal/online-first/kites-at-rest.pdf
wrote pages-config/journal/online-first.json
wrote pages-config/journal/online-first/kites-at-rest.md
  Split these names into given and family name: Ravi Nair.
  It names no language: "en" was assumed.
  Its PDF is a sample: replace it with the real one.
  Facts are missing; placeholders are at: subject.
  It is a draft: when nothing is missing, remove "draft": true from its file.
`,
      code: 0,
    });
    const { template } = JSON.parse(site.read('journal/online-first/kites-at-rest.json')) as {
      template: Record<string, unknown>;
    };
    expect(template).toMatchObject({
      title: 'Kites at rest',
      authors: [
        {
          given: 'Ada',
          family: 'Okafor',
          email: 'ada@example.org',
          corresponding: true,
          orcid: '0000-0002-1825-0097',
        },
        { name: 'Ravi Nair', affiliation: 'Northvale [31m University', orcid: '0000-0001-5109-3700' },
      ],
      abstract: ['A kite that lies on the grass is no kite, say those who fly them. We asked the kites.'],
      keywords: ['kites', 'wind', 'toys'],
      competingInterests: 'The authors have no competing interests.',
      aiUse: 'No tools of artificial intelligence were used.',
      funding: { statement: 'Nobody paid for this study.' },
      dataAvailability: { statement: 'In a repository; With the authors' },
      text: 'kites-at-rest.md',
    });
    const text = readFileSync(path.join(site.root, 'pages-config/journal/online-first/kites-at-rest.md'));
    expect(text.toString()).toBe('## Results\n\nNothing moved.\n');
    expect(await findErrors(site)).toEqual([]);
  });

  test('a file of another format is not copied, and a title that the form does not ask for gets a placeholder', async () => {
    expect(await imported('BBBB-2222', 'v1/i2')).toEqual({
      text: `wrote pages-config/journal/v1/i2/bbbb-2222.json
wrote pages-config/journal/v1/i2/bbbb-2222.pdf
  Split these names into given and family name: Ravi Nair.
  Its manuscript is a pdf file, and only docx files can be read. It was not copied: npm run submissions -- show BBBB-2222 shows its path.
  It names no language: "en" was assumed.
  Its PDF is a sample: replace it with the real one.
  Facts are missing; placeholders are at: title, abstract › 1, subject.
  It is a draft: when nothing is missing, remove "draft": true from its file.
`,
      code: 0,
    });
    expect(await findErrors(site)).toEqual([]);
  });

  test.each([
    ['ZZZZ-9999', 'There is no such submission.'],
    [
      'EEEE-5555',
      'EEEE-5555 was sent with the form "enquiry"; the form for manuscripts is "paper", by "submissions" of "journal" in pages-config/_site.json.',
    ],
  ])('%s is refused with a message', async (reference, sentence) => {
    expect(await imported(reference)).toEqual({ text: `${sentence}\n`, code: 1 });
  });
});
