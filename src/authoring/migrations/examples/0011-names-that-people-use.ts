import type { MigrationExample } from '../migration.ts';

const image = { src: 'drawings/cake.svg', alt: '' };
const portrait = { src: 'people/ida-moor.svg', alt: 'A woman with flour on her apron' };
const action = { label: 'Order', to: '/' };
const text = '<p>We bake at night.</p>';
const card = { title: 'Rye', text: 'Dark, with caraway.' };
const baker = {
  name: 'Ida Moor',
  role: 'Baker',
  image: portrait,
  location: 'From: Oldtown',
  subject: 'Rye',
  earlyCareer: '<p>Learned from her aunt.</p>',
  experience: '<p>Has baked rye for twenty years.</p>',
};
const question = 'Do you bake on Sundays?';

export const examples: readonly MigrationExample[] = [
  {
    kind: 'section',
    before: { type: 'cards', title: 'Bread', items: [card] },
    after: { type: 'card-grid', title: 'Bread', items: [card] },
  },
  {
    kind: 'section',
    before: { type: 'cards', variant: 'columns', title: 'Bread', items: [card, card] },
    after: { type: 'card-grid', variant: 'columns', title: 'Bread', items: [card, card] },
  },
  split('topics', 'marquee', 'marquee', {
    title: 'Bread',
    items: ['Rye', 'Oat', 'Corn', 'Spelt'],
    speed: 60,
  }),
  split('text-block', 'letter', 'letter', {
    text,
    image: portrait,
    signature: { name: 'Ida', role: 'Baker' },
  }),
  split('text-block', 'contents', 'policy', { validFrom: '2026-01-01', text }),
  split('page-head', 'lost', 'not-found', { title: 'Nothing is here', action, links: [action] }),
  split('page-head', 'offline', 'offline', {
    title: 'The line is down',
    intro: 'Some pages are here all the same.',
    retry: 'Try again',
    reconnected: 'The line is back.',
    keptPages: 'What you can read now',
    noKeptPages: 'Nothing yet.',
  }),
  split('contact', 'address', 'address', { title: 'The bakery', email: 'bread@example.org' }),
  split('contact', 'map', 'map', {
    title: 'Where we bake',
    text: 'The map belongs to another company.',
    place: 'Market Square, Oldtown',
    image,
    button: 'Show map',
    to: 'https://maps.example.org/',
  }),
  split('form', 'sign-up', 'sign-up', {
    title: 'Bread club',
    steps: ['About you', 'Your loaf'],
    form: 'order',
  }),
  split('people', 'directory', 'directory', { empty: { image, text: 'Try another flour.' }, items: [baker] }),
  {
    kind: 'section',
    before: { type: 'faq', title: 'Questions', items: [{ title: question, desc: text }] },
    after: { type: 'faq', title: 'Questions', items: [{ question, answer: text }] },
  },
];

function split(type: string, variant: string, into: string, keys: object): MigrationExample {
  return { kind: 'section', before: { type, variant, ...keys }, after: { type: into, ...keys } };
}
