import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { validateSite } from '../../src/site-build/validate-site.ts';
import { journalCommand } from '../../src/journal/node/build/journal-command.ts';
import { readSubmission } from '../../src/server/owner-cli/read-submission.ts';
import { scaffold } from '../../src/tools/scaffold/scaffold.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../helpers/small-site.ts';
import { describeAboveStores } from './store/store-kinds.ts';
import type { TestStore } from './store/test-store.ts';
import { writeJournal } from '../../src/journal/tests/small-journal.ts';
import { paragraph, wordDocument } from '../../src/journal/tests/import/word-document.ts';
import { callByName } from '../helpers/call-command.ts';

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

function journalWith(questions: object): SmallSite {
  const site = copySmallSite();
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
  const roots = { engine: root, site: site.root };
  const output: string[] = [];
  const out = (line: string) => void output.push(line);
  const args = ['mv', '_forms/paper.json', 'article', '--yes'];
  expect(await callByName('content', { roots, args, out, err: out }), output.join('\n')).toBe(0);
  const { journal } = JSON.parse(site.read('_site.json')) as { journal: { submissions: { form: string } } };
  expect(journal.submissions.form).toBe('article');
});

async function findErrors(site: SmallSite): Promise<string[]> {
  const { validation } = await validateSite({ engine: root, site: site.root });
  return validation.diagnostics
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

describeAboveStores('a submitted manuscript, stored $name', (kind) => {
  let site: SmallSite;
  let store: TestStore;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sent-'));

  beforeAll(async () => {
    site = journalWith(submissions);
    store = await kind.open(dataDir, await kind.newEnv());
    await stored('AAAA-1111', { format: 'docx', content: docx });
    await stored('BBBB-2222', { format: 'pdf', content: '%PDF-1.7' });
    await stored('CCCC-3333', { state: 'quarantined' });
    await stored('DDDD-4444', { state: 'erased' });
    await stored('EEEE-5555', { form: 'enquiry' });
    await stored('FFFF-6666', { format: 'docx', content: docx });
    await store.files.remove(['ffff-6666']);
  });

  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
    site.remove();
  });

  interface Sent {
    form?: string;
    state?: 'new' | 'quarantined' | 'erased';
    format?: string;
    content?: string | Uint8Array;
  }

  async function stored(reference: string, { form: by = 'paper', state = 'new', format, content }: Sent) {
    const id = reference.toLowerCase();
    const facts = { id, reference, form: by, form_version: '0123456789ab', key: null, reason: null };
    const storedData = state === 'erased' ? null : JSON.stringify(answers);
    const at = '2025-09-01T08:00:00.000Z';
    await store.db
      .insertInto('submissions')
      .values({
        ...facts,
        state,
        data: storedData,
        body_hash: null,
        received_at: at,
        erased_at: storedData === null ? at : null,
      })
      .execute();
    if (format === undefined || content === undefined) return;
    writeFileSync(path.join(store.incoming, id), content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file = { field: 'document', bytes: content.length, sha256 };
    const row = { ...file, id, submission_id: id, original_name: 'kites', stored_name: id, format };
    await store.files.secure([{ ...file, storedName: id }]);
    await store.db.insertInto('files').values(row).execute();
    await store.files.settle([row], [{ ...file, storedName: id }]);
  }

  const never = () => Promise.reject(new Error('nothing is to be done'));
  const imported = (...more: string[]) => {
    const roots = { engine: root, site: site.root };
    return journalCommand(
      roots,
      ['import', '--submission', ...more],
      new Date('2025-10-01'),
      (wanted) => scaffold(roots, wanted),
      never,
      never,
      (reference) => readSubmission(site.root, { DATA_DIR: dataDir, ...store.env }, reference),
    );
  };

  test('a submission becomes a paper: its record from the answers, its text from the Word document', async () => {
    expect(await findErrors(site)).toEqual([]);
    expect(await imported('aaaa1111', 'online-first')).toEqual({
      text: `wrote pages-config/journal/online-first/kites-at-rest.json
wrote pages-config/journal/online-first/kites-at-rest.pdf
wrote pages-config/journal/online-first.json
wrote pages-config/journal/online-first/kites-at-rest.md
  These names were given whole: split them into given and family name: Ravi Nair.
  It names no language: "en" was taken.
  Its PDF is a sample: put the document in its place.
  It does not say, and placeholders are at: subject.
  It is a draft: once nothing is missing, remove "draft": true from its file.
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
  These names were given whole: split them into given and family name: Ravi Nair.
  Its manuscript is of the format pdf; texts are read from docx alone, so it was copied nowhere: npm run submissions -- show BBBB-2222 says where it lies.
  It names no language: "en" was taken.
  Its PDF is a sample: put the document in its place.
  It does not say, and placeholders are at: title, abstract › 1, subject.
  It is a draft: once nothing is missing, remove "draft": true from its file.
`,
      code: 0,
    });
    expect(await findErrors(site)).toEqual([]);
  });

  test.each([
    ['ZZZZ-9999', 'There is no submission ZZZZ-9999. List them: npm run submissions -- list'],
    ['CCCC-3333', 'CCCC-3333 is in quarantine. Release it: npm run submissions -- release CCCC-3333'],
    ['DDDD-4444', 'DDDD-4444 was erased: nothing is left of it.'],
    [
      'EEEE-5555',
      'EEEE-5555 came by the form "enquiry"; manuscripts come by "paper", as pages-config/_site.json says in "submissions" of "journal".',
    ],
    [
      'FFFF-6666',
      'A file of FFFF-6666 is missing: put it back from a backup (npm run submissions -- show FFFF-6666 names it).',
    ],
  ])('%s is refused with a message', async (reference, sentence) => {
    expect(await imported(reference)).toEqual({ text: `${sentence}\n`, code: 1 });
  });
});
