import type { MigrationExample } from '../migration.ts';

const image = { src: 'drawings/cake.svg', alt: '' };
const portrait = { src: 'people/ida-moor.svg', alt: 'A woman with flour on her apron' };
const action = { label: 'Order', to: '/' };
const links = [{ label: 'All loaves', to: '/loaves' }];
const signUp = {
  breadcrumbs: [{ label: 'Home', to: '/' }],
  currentPage: 'Bread club',
  title: 'A loaf with',
  accent: 'your name on it',
  image,
  steps: ['About you', 'Your loaf'],
  form: 'order',
};
const place = {
  title: 'Where we bake',
  text: 'The map belongs to another company.',
  place: 'Market Square, Oldtown',
  image,
  button: 'Show map',
  to: 'https://maps.example.org/',
};
const address = {
  title: 'The bakery',
  address: ['Moor & Crumb', '1 Market Square'],
  email: 'bread@example.org',
  phones: [{ label: '00000 00000', to: 'tel:0000000000' }],
};
const offline = {
  title: 'The line is down',
  image,
  retry: 'Try again',
  reconnected: 'The line is back.',
  keptPages: 'What you can read now',
  noKeptPages: 'Nothing yet.',
};
const baker = {
  image: portrait,
  location: 'From: Oldtown',
  subject: 'Rye',
  earlyCareer: '<p>Learned from her aunt.</p>',
  experience: '<p>Has baked rye for twenty years.</p>',
};
const empty = { image, text: 'Try another flour.' };

export const examples: readonly MigrationExample[] = [
  {
    kind: 'section',
    before: { type: 'contact-block', ...address },
    after: { type: 'contact', variant: 'address', ...address },
  },
  {
    kind: 'section',
    before: { type: 'map', ...place },
    after: { type: 'contact', variant: 'map', ...place },
  },
  {
    kind: 'section',
    before: { type: 'book-join', ...signUp },
    after: { type: 'form', variant: 'sign-up', ...signUp },
  },
  {
    kind: 'section',
    before: {
      type: 'client-showcase',
      items: [{ image, title: 'The mill', description: 'It grinds.', url: 'https://example.org/' }],
    },
    after: {
      type: 'cards',
      variant: 'sites',
      items: [{ image, title: 'The mill', text: 'It grinds.', to: 'https://example.org/' }],
    },
  },
  {
    kind: 'section',
    before: { type: 'not-found', title: 'Nothing but', accent: 'crumbs', text: 'Eaten.', action, links },
    after: {
      type: 'page-head',
      variant: 'lost',
      title: 'Nothing but',
      accent: 'crumbs',
      intro: 'Eaten.',
      action,
      links,
    },
  },
  {
    kind: 'section',
    before: { type: 'offline', text: 'It is not on your device.', ...offline },
    after: { type: 'page-head', variant: 'offline', intro: 'It is not on your device.', ...offline },
  },
  {
    kind: 'section',
    before: {
      type: 'advisor-directory',
      empty,
      advisors: [{ name: 'Ida Moor', title: 'Master baker, Rye', ...baker }],
    },
    after: {
      type: 'people',
      variant: 'directory',
      empty,
      items: [{ name: 'Ida Moor', role: 'Master baker, Rye', ...baker }],
    },
  },
];
