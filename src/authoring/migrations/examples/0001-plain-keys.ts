import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { MigrationExample } from '../migration.ts';

const home = [{ label: 'Home', to: '/' }];
const action = { label: 'Write to us', to: '/contact' };
const image = { src: 'drawings/sample.svg', alt: '' };
const entries = ['First', 'Second', 'Third', 'Fourth'].map((title) => ({ title, text: `${title} of four.` }));
const edit = {
  before: 'Due to the fact that it was left out.',
  after: 'Because it lay out.',
  notes: [{ words: 'due to the fact that', text: 'Five words for one.' }],
};
const editLabels = { before: 'As it came', after: 'As it went back', notes: 'Notes', control: 'Compare' };
const quote = {
  brief: 'An essay of 2,000 words.',
  tasks: [{ task: 'Reading the brief', hours: 1 }],
  rework: 'Up to three rounds',
  date: 'On the ninth day',
};
const quoteLabels = {
  brief: 'The brief',
  task: 'Task',
  hours: 'Hours',
  sum: 'Together',
  rework: 'Rework',
  date: 'Delivered',
  total: 'Total',
  agreed: 'Agreed before work begins',
};
const service = { type: 'service', title: 'Essays', intro: 'We read with you.', image };
const range = ['Essays', 'Reports', 'Letters', 'Talks'];
const closing = { title: 'Send us the question', text: 'A photograph is enough.' };
const process = { title: 'From the sheet to your draft', image, steps: entries };

/** A page, _site.json, and each section type whose keys are renamed. */
export const plainKeysExamples: readonly MigrationExample[] = [
  ...[
    ['steps', 'process-early', 'wash', 'pale'],
    ['proof', 'before-after-first', 'night', 'dark'],
    ['course', 'process-first', 'glow', 'warm'],
    ['quote', 'sample-quote-early', 'wash', 'pale'],
  ].map(([rhythm, layout, plate, imageBackground]): MigrationExample => ({
    kind: 'page',
    before: {
      tile: { title: 'Essay help', short: 'Essays', choice: 'Essays', text: 'Read with you.', image },
      template: {
        ...service,
        plate,
        rhythm,
        assist: entries,
        apart: entries,
        range,
        course: process,
        proof: { title: 'One paragraph', ...edit },
        quote: { title: 'An essay', ...quote },
        start: closing,
      },
    },
    after: {
      tile: {
        title: 'Essay help',
        shortTitle: 'Essays',
        formChoice: 'Essays',
        text: 'Read with you.',
        image,
      },
      template: {
        ...service,
        imageBackground,
        layout,
        help: entries,
        reasons: entries,
        range,
        process,
        beforeAfter: { title: 'One paragraph', ...edit },
        sampleQuote: { title: 'An essay', ...quote },
        closing,
      },
    },
  })),
  {
    kind: 'site',
    before: {
      services: {
        crumbs: home,
        action,
        headings: { assist: 'How we help', apart: 'What is special', range: 'All that we do' },
        proof: { mark: 'A sample.', labels: editLabels },
        quote: { mark: 'A sample.', labels: quoteLabels },
      },
      counts: [{ page: '/', section: 'faq', which: 1, list: 'items', exactly: 5, why: 'Five were asked.' }],
    },
    after: {
      services: {
        breadcrumbs: home,
        action,
        headings: { help: 'How we help', reasons: 'What is special', range: 'All that we do' },
        beforeAfter: { sampleNotice: 'A sample.', labels: editLabels },
        sampleQuote: { sampleNotice: 'A sample.', labels: quoteLabels },
      },
      counts: [
        {
          page: '/',
          section: 'faq',
          sectionNumber: 1,
          list: 'items',
          exactly: 5,
          reason: 'Five were asked.',
        },
      ],
    },
  },
  changed(
    { type: 'page-head', title: 'About us' },
    { crumbs: home, here: 'About' },
    { breadcrumbs: home, currentPage: 'About' },
  ),
  changed(
    { type: 'book-join', title: 'Join', steps: ['You', 'Done'], form: 'signup' },
    { crumbs: home, here: 'Books' },
    { breadcrumbs: home, currentPage: 'Books' },
  ),
  changed(
    { type: 'service-head', title: 'Essays', intro: 'We read.', image, action },
    { crumbs: home, here: 'Essays', ask: action, plate: 'glow' },
    { breadcrumbs: home, currentPage: 'Essays', barAction: action, imageBackground: 'warm' },
  ),
  changed(
    { type: 'hero', title: 'Welcome', intro: 'Come in.', action, image },
    { second: action },
    { secondAction: action },
  ),
  changed(
    { type: 'feature-cards', title: 'Reasons', items: entries },
    { lead: 'lit' },
    { firstCard: 'narrow' },
  ),
  changed(
    { type: 'before-after', title: 'One paragraph', ...edit, labels: editLabels },
    { ground: 'night', mark: 'A sample.' },
    { background: 'dark', sampleNotice: 'A sample.' },
  ),
  changed(
    { type: 'sample-quote', title: 'A quote', ...quote, labels: quoteLabels },
    { ground: 'wash', mark: 'A sample.', holds: entries },
    { background: 'pale', sampleNotice: 'A sample.', explanations: entries },
  ),
  changed(
    { type: 'policy', text: '<p>Words.</p>' },
    { contents: 'Parts', effective: '2024-02-29', brief: entries },
    { contentsTitle: 'Parts', validFrom: '2024-02-29', keyPoints: entries },
  ),
  changed(
    { type: 'price-table', title: 'Prices', columns: ['What', 'Depends on', 'Price'] },
    { rows: [{ service: 'A page', depends: 'Its length', price: '1 EUR' }] },
    { rows: [{ service: 'A page', dependsOn: 'Its length', price: '1 EUR' }] },
  ),
  changed(
    { type: 'receipt', title: 'Sent', text: 'Keep the number.' },
    { without: 'There is none.' },
    { withoutReceipt: 'There is none.' },
  ),
  changed({ type: 'not-found', title: 'Not here', action }, { ways: home }, { links: home }),
  changed(
    { type: 'offline', title: 'Offline', text: 'Wait.', retry: 'Again' },
    { back: 'Back.', kept: 'Kept', empty: 'None.' },
    { reconnected: 'Back.', keptPages: 'Kept', noKeptPages: 'None.' },
  ),
  changed(
    { type: 'letter', text: '<p>Dear reader.</p>', image, signature: { name: 'Ida Brandt', role: 'Owner' } },
    { tailpiece: image },
    { closingImage: image },
  ),
];

/** A section of which only some keys change. */
function changed(section: JsonObject, before: JsonObject, after: JsonObject): MigrationExample {
  return { kind: 'section', before: { ...section, ...before }, after: { ...section, ...after } };
}
