import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedPackages } from '../workshop/pack/packed-files.ts';
import { root } from '../helpers/project.ts';
import { createProject } from './installed-project.ts';

/* A project installs the engine and the journal as two packages, and publishes a paper. */

const project = createProject();
const { run } = project;

beforeAll(async () => {
  for (const published of publishedPackages(root)) await project.install(published);
  await run('new', 'site', '.', '--name', 'Alder Press', '--language', 'en');
  edit('package.json', (manifest) => {
    manifest['dependencies'] = { 'pagewright-journal': '*' };
  });
  project.installDependencies();
}, 600_000);

afterAll(project.remove);

function edit(file: string, change: (data: Record<string, unknown>) => void): void {
  project.edit(file, (text) => {
    const data = JSON.parse(text) as Record<string, unknown>;
    change(data);
    return JSON.stringify(data, null, 2);
  });
}

/** Makes a draft a page. */
function publish(file: string, description: string, more: object): void {
  edit(file, (page) => {
    delete page['draft'];
    page['description'] = description;
    if (page['template']) Object.assign(page['template'], more);
    else Object.assign(page, more);
  });
}

test('a paper is written, valid, and built', { tags: ['long'], timeout: 300_000 }, async () => {
  expect(await run('help')).toMatch(/^ {2}journal /m);
  edit('pages-config/_site.json', (site) => {
    site['journal'] = {
      route: '/lanterns',
      title: 'Alder Journal of Lanterns',
      publisher: 'Alder Press',
      started: 2025,
      frequency: 'monthly',
      languages: ['English'],
      charge: 'none',
      email: 'journal@example.org',
    };
  });
  await run('new', 'page', 'lanterns');
  await run('new', 'page', 'lanterns/archive');
  expect(await run('new', 'paper', 'v1/i1/night-trains')).toContain('v1/i1/index.json');
  publish(
    'pages-config/lanterns.json',
    'Papers about lanterns, and about the books that are read by their light.',
    {
      sections: [
        {
          type: 'journal-head',
          title: 'Alder Journal of Lanterns',
          facts: [
            { label: 'Founded', value: '2025' },
            { label: 'Frequency', value: 'Monthly' },
          ],
          action: { label: 'Home', to: '/' },
        },
        {
          type: 'issue-browser',
          name: 'Alder Journal of Lanterns',
          prompt: 'Choose an issue to see its papers.',
          items: { collection: 'newest-issues' },
        },
      ],
    },
  );
  publish(
    'pages-config/lanterns/archive.json',
    'Every issue of the journal since the first one, with its papers and their authors.',
    {
      sections: [
        {
          type: 'page-head',
          title: 'Archive',
          breadcrumbs: [{ label: 'Home', to: '/' }],
          currentPage: 'Archive',
        },
        { type: 'archive', items: { collection: 'archive' } },
      ],
    },
  );
  const issue = 'pages-config/lanterns/v1/i1';
  publish(
    `${issue}/index.json`,
    'The first issue: papers about lanterns, trains and the books read in them.',
    {},
  );
  publish(
    `${issue}/night-trains.json`,
    'What lanterns did for readers on night trains, as they tell it themselves.',
    {
      authors: [{ given: 'Ada', family: 'Sample' }],
      abstract: ['Readers on night trains brought lanterns, and the lanterns decided which books were read.'],
      keywords: ['lanterns', 'night trains', 'reading'],
      subject: 'History',
    },
  );
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Readers on night trains brought lanterns.');
  writeFileSync(path.join(project.root, issue, 'night-trains.pdf'), await pdf.save());
  expect(await run('validate')).toContain(': 0 errors, ');
  await run('build');
  const built = (file: string) => readFileSync(path.join(project.root, 'dist/lanterns', file), 'utf8');
  expect(built('v1/i1/night-trains/index.html')).toContain('citation_title');
  expect(built('index.html')).toContain('Night trains');
  expect(await run('journal', 'gaps')).toContain('Crossref');
});
