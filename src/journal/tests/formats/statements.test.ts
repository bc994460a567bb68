import { expect, test } from 'vitest';
import { isRor } from 'pagewright/text';
import { crossrefDeposit } from '../../core/deposits/crossref.ts';
import { dublinCore } from '../../core/formats/dublin-core.ts';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import { paperData } from '../../core/formats/heads/json-ld/paper.ts';
import { scholarTags } from '../../core/formats/heads/scholar.ts';
import { signposts } from '../../core/formats/heads/signposting.ts';
import { addressOfTerm, findRole, creditTerm } from '../../core/record/authors/credit.ts';
import { listStatements } from '../../core/record/statements.ts';
import { home } from '../support/home.ts';
import { textsAt } from '../read-back/xml.ts';
import { fullJournal } from '../support/samples.ts';

/* The statements of a paper's authors, in every output with a place for them. */

type StatedPaper = Parameters<typeof listStatements>[0];

const journal = fullJournal();
const paper = journal.papers.find(({ dataAvailability }) => dataAvailability)!;
const issue = journal.issues.find(({ papers }) => papers.includes(paper))!;

test('JATS has institutions, contributions and statements in their own elements', () => {
  const text = jatsDocument(paper, journal);
  const at = (path: string) => textsAt(text, path);
  expect(at('//contrib[1]/aff//institution')).toEqual(['Harbour Institute', 'Eastmere & West', 'Rain Trust']);
  expect(at('//contrib[1]/aff//institution-id[@institution-id-type="ror"]')).toEqual([
    'https://ror.org/00samp268',
    'https://ror.org/00samp365',
  ]);
  expect(at('//contrib[1]/role[@vocab="credit"]/@vocab-term-identifier')).toEqual([
    'https://credit.niso.org/contributor-roles/writing-review-editing/',
    'https://credit.niso.org/contributor-roles/software/',
  ]);
  expect(at('//contrib[1]/role/@degree-contribution')).toEqual(['lead']);
  expect(at('//contrib/@equal-contrib')).toEqual(['yes', 'yes']);
  expect(at('//contrib/author-comment')).toEqual(['Now at Northvale & Co.']);
  expect(at('//funding-source//institution-id')).toEqual([
    'https://ror.org/00samp171',
    '10.13039/000000000000',
  ]);
  expect(at('//supplementary-material/@mime-subtype')).toEqual(['csv']);
  expect(at('//back/sec/@sec-type')).toEqual(['data-availability', 'ethics-statement', 'ai-statement']);
  expect(at('//back/sec//ext-link/@*[local-name()="href"]')).toEqual([
    'https://doi.org/10.5555/readings.1?a=1&b=2',
  ]);
  expect(at('//back/ack')).toEqual(['We thank the owners of the roofs & their neighbours.']);
  expect(at('//fn[@fn-type="coi-statement"]')).toEqual(['None <declared>.']);
});

test('a deposit names institutions and funders by their numbers', () => {
  const text = crossrefDeposit(issue, journal, '20260131120000');
  expect(textsAt(text, '//c:person_name[1]//c:institution_name').slice(0, 3)).toEqual([
    'Harbour Institute',
    'Eastmere & West',
    'Rain Trust',
  ]);
  expect(textsAt(text, '//c:institution_id')).toEqual([
    'https://ror.org/00samp268',
    'https://ror.org/00samp365',
  ]);
  const assertions = (name: string) => textsAt(text, `//*[local-name()="assertion"][@name="${name}"]/text()`);
  // A ROR number replaces the name and the number in the registry.
  expect(assertions('ror')).toEqual(['https://ror.org/00samp171']);
  expect(assertions('funder_name')).toEqual(['Rain Trust']);
  expect(assertions('funder_identifier')).toEqual([]);
  expect(assertions('award_number')).toEqual(['NU-24']);
});

test('the head of the page names them too', () => {
  const thing = paperData(paper, journal);
  const [author] = thing['author'] as { affiliation: unknown }[];
  expect(author?.affiliation).toEqual([
    { '@type': 'Organization', '@id': 'https://ror.org/00samp268', name: 'Harbour Institute' },
    { '@type': 'Organization', '@id': 'https://ror.org/00samp365', name: 'Eastmere & West' },
    { '@type': 'Organization', name: 'Rain Trust' },
  ]);
  expect(thing['funding']).toEqual([
    {
      '@type': 'Grant',
      identifier: 'NU-24',
      funder: {
        '@type': 'Organization',
        '@id': 'https://ror.org/00samp171',
        name: 'Northvale & Co.',
        sameAs: 'https://doi.org/10.13039/000000000000',
      },
    },
    { '@type': 'Grant', funder: { '@type': 'Organization', name: 'Rain Trust' } },
  ]);
  const file = `${home}/v1/i1/rain-readings.csv`;
  const url = journal.siteUrl + file;
  expect(thing['associatedMedia']).toMatchObject([{ contentUrl: url, encodingFormat: 'text/csv' }]);
  expect(signposts(paper)).toContainEqual({
    tag: 'link',
    rel: 'item',
    href: file,
    type: 'text/csv',
    title: 'Readings & notes',
  });
  const relations = dublinCore(paper, journal).flatMap(([name, value]) => (name === 'relation' ? value : []));
  expect(relations.slice(1, 3)).toEqual(['https://doi.org/10.5555/readings.1?a=1&b=2', url]);
  const institutions = scholarTags(paper, journal).flatMap((tag) =>
    tag.tag === 'meta' && tag.name === 'citation_author_institution' ? tag.content : [],
  );
  expect(institutions.slice(0, 4)).toEqual([
    'Harbour Institute',
    'Eastmere & West',
    'Rain Trust',
    'Harbour Institute',
  ]);
});

test('the page has a sentence for each statement, in the order of print, and none for missing ones', () => {
  const author = { position: 'Reader', affiliation: 'Eastmere College' };
  const bare: StatedPaper = { authors: [{ given: 'Asha', family: 'Rao', ...author }] };
  expect(listStatements(bare, 'en')).toEqual([]);
  const whole: StatedPaper = {
    authors: [
      {
        given: 'Asha',
        family: 'Rao',
        ...author,
        roles: [{ role: 'conceptualization', degree: 'lead' }, { role: 'writing-original-draft' }],
        equalContribution: true,
      },
      { name: 'Thangavel', ...author, equalContribution: true },
    ],
    acknowledgements: 'We thank the drivers.',
    dataAvailability: { statement: 'Kept.', links: [{ label: 'Registers', url: 'https://example.org/r' }] },
    funding: { statement: 'Funded.', grants: [{ funder: 'Rain Trust', ror: '00samp171' }] },
    aiUse: 'None was used.',
    ethics: 'Approved.',
    competingInterests: 'None.',
    supplements: [{ label: 'Diary', description: 'Each hour.', url: 'https://example.org/d.csv' }],
  };
  expect(listStatements(whole, 'en')).toEqual([
    {
      id: 'supplements',
      title: 'Supplementary files',
      text: '',
      links: [{ label: 'Diary', description: 'Each hour.', to: 'https://example.org/d.csv' }],
    },
    {
      id: 'data-availability',
      title: 'Data availability',
      text: 'Kept.',
      links: [{ label: 'Registers', to: 'https://example.org/r' }],
    },
    {
      id: 'contributions',
      title: 'Author contributions',
      text: 'Asha Rao: Conceptualization (lead), Writing – original draft. Asha Rao and Thangavel contributed equally.',
    },
    {
      id: 'funding',
      title: 'Funding',
      text: 'Funded. Grants: Rain Trust.',
      links: [{ label: 'Rain Trust', to: 'https://ror.org/00samp171' }],
    },
    { id: 'competing-interests', title: 'Competing interests', text: 'None.' },
    { id: 'ethics', title: 'Ethics', text: 'Approved.' },
    { id: 'ai-use', title: 'Use of AI', text: 'None was used.' },
    { id: 'acknowledgements', title: 'Acknowledgements', text: 'We thank the drivers.' },
  ]);
  expect(listStatements(whole, 'hi').map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'पूरक फ़ाइलें: ',
    'आँकड़ों की उपलब्धता: Kept.',
    'लेखकों का योगदान: Asha Rao: Conceptualization (lead), Writing – original draft. Asha Rao और Thangavel का योगदान समान है।',
    'वित्तपोषण: Funded. अनुदान: Rain Trust।',
    'हितों का टकराव: None.',
    'शोध नैतिकता: Approved.',
    'कृत्रिम बुद्धिमत्ता का उपयोग: None was used.',
    'आभार: We thank the drivers.',
  ]);
});

test('the last two digits distinguish numbers of institutions from others', () => {
  // The examples in the registry's documentation.
  expect(['03yrm5c26', '02mhbdp94', '05a28rw58'].filter(isRor)).toHaveLength(3);
  expect(['03yrm5c27', '03yrm5d26', '30yrm5c26', '03yrl5c26'].filter(isRor)).toEqual([]);
});

test('terms of CRediT are recognized by address and in any spelling', () => {
  const role = 'writing-review-editing' as const;
  expect(findRole(addressOfTerm({ role }))).toBe(role);
  expect(findRole(creditTerm({ role }))).toBe(role);
  expect(findRole('http://credit.niso.org/contributor-roles/writing-review-editing')).toBe(role);
  expect(findRole('Writing: review and editing')).toBe(role);
  expect([findRole('Professor'), findRole(undefined)]).toEqual([undefined, undefined]);
});
