import type { CorpusFile, ExtensionCorpus } from '../../corpus/extension-corpus.ts';
import { seeded } from '../../../fuzz/random.ts';
import { createListPage } from '../../../../../src/journal/node/verbs/write-list-pages.ts';
import { missingParts } from '../../../../../src/journal/core/record/lists/list-parts.ts';
import { journalRoutes } from '../../../../../src/journal/core/record/addresses/journal-routes.ts';
import {
  inventedPaper,
  type InventedPaper,
} from '../../../../../src/journal/tests/support/invented-paper.ts';
import { samplePdf } from './sample-pdf.ts';
import type { WrittenPaper } from '../../../../../src/journal/content/paper.gen.ts';

const routes = journalRoutes('/reports');
/** The numbers of papers per issue and issues per volume: a large monthly journal. */
const [papersOfIssue, issuesOfVolume] = [42, 12];
const firstYear = 2015;

/** Adds parts to a paper's record, and the files that they need. */
export type Complete = (invented: InventedPaper) => { paper: WrittenPaper; beside: CorpusFile[] };

/**
 * A monthly journal of invented papers: an issue for each 42 of them, and the surrounding pages.
 * @param complete adds parts besides records and PDFs. Default: none
 */
export function corpus(
  papers: number,
  seed: number,
  complete: Complete = ({ paper }) => ({ paper, beside: [] }),
): ExtensionCorpus {
  return {
    site: {
      journal: {
        route: routes.home,
        title: 'Journal of Invented Papers',
        publisher: 'Corpus',
        started: firstYear,
        frequency: 'monthly',
        languages: ['English', 'Hindi'],
        charge: 'none',
        email: 'editor@example.org',
        licence: 'https://creativecommons.org/licenses/by/4.0/',
        board: [{ name: 'Nobody At All', role: 'Editor-in-Chief', affiliation: 'Corpus' }],
      },
    },
    links: [{ label: 'Journal', to: routes.home }],
    files: files(papers, seed, complete),
  };
}

function* files(papers: number, seed: number, complete: Complete): Iterable<CorpusFile> {
  const all = Array.from({ length: papers }, (_, number) => {
    const place = paperPlace(number);
    return inventedPaper(seeded(seed * 1_000_003 + number * 7919), { ...place, number });
  });
  const issues = all.filter((_, number) => number % papersOfIssue === 0).map(({ place }) => place);
  yield* frame();
  for (const part of missingParts({ issues, papers: all.map(({ paper }) => paper) }, routes, () => false))
    yield { path: `${routes.part(part).slice(1)}.json`, content: createListPage(part, 'Corpus') };
  for (const issue of issues) yield issuePage(issue);
  const pdf = samplePdf('A sample without a paper');
  for (const [index, invented] of all.entries()) {
    const { slug, place } = invented;
    const { folder } = place;
    const { paper, beside } = complete(invented);
    yield* beside;
    yield {
      path: `${folder}/${slug}.json`,
      content: {
        title: `Invented paper ${index + 1} | Corpus`,
        description: `Paper ${index + 1} of the journal that a program has made: what it says is invented.`,
        template: paper,
      },
    };
    yield { path: `${folder}/${slug}.pdf`, content: pdf };
  }
}

function paperPlace(number: number) {
  const count = Math.floor(number / papersOfIssue);
  const [volume, issue] = [1 + Math.floor(count / issuesOfVolume), 1 + (count % issuesOfVolume)];
  return {
    volume,
    issue,
    published: `${firstYear + volume - 1}-${String(issue).padStart(2, '0')}`,
    first: 1 + (number % papersOfIssue),
    folder: routes.issue({ volume, issue }).slice(1),
  };
}

function issuePage({ volume, issue, published, folder }: ReturnType<typeof paperPlace>): CorpusFile {
  return {
    path: `${folder}/index.json`,
    content: {
      title: `Volume ${volume}, Issue ${issue} | Corpus`,
      description: `Issue ${issue} of volume ${volume} of the journal that a program has made, with its papers.`,
      template: { type: 'issue', volume, issue, published },
    },
  };
}

/** The journal's own page and its lists, as on a real site. */
function frame(): CorpusFile[] {
  const page = (route: string, title: string, section: object): CorpusFile => ({
    path: `${route.slice(1)}.json`,
    content: {
      title: `${title} of the invented journal | Corpus`,
      description: `${title} of the journal that a program has made from a seed: no paper in it says anything.`,
      sections: [
        {
          type: 'page-head',
          breadcrumbs: [{ label: 'Home', to: '/' }],
          currentPage: title,
          title,
          intro: 'All of it is invented.',
        },
        section,
      ],
    },
  });
  const links = ['archive', 'search', 'subjects', 'authors'].map((name) => ({
    label: `The ${name} page`,
    to: `${routes.home}/${name}`,
  }));
  const { content } = page(routes.home, 'The front', {
    type: 'issue-browser',
    items: { collection: 'newest-issues' },
    name: 'Journal of Invented Papers',
    prompt: 'Choose an issue.',
    archive: { label: 'All issues', to: routes.archive },
  });
  (content as { sections: object[] }).sections.push({
    type: 'link-groups',
    title: 'Lists of papers',
    groups: [{ title: 'All papers', links }],
  });
  return [
    { path: `${routes.home.slice(1)}/index.json`, content },
    page(routes.archive, 'The archive', { type: 'archive', items: { collection: 'archive' } }),
    page(routes.search, 'The search', {
      type: 'paper-search',
      label: 'Search the papers',
      items: { collection: 'paper-shelf' },
    }),
    ...(['author', 'subject'] as const).map((by) =>
      page(`${routes.home}/${by}s`, `The index by ${by}`, {
        type: 'paper-index',
        label: 'By first letter',
        items: { collection: 'paper-index', by },
      }),
    ),
  ];
}
