import { setValue } from '../edits/json-edits.ts';
import { examples } from './examples/0008-contact-forms-and-openings.ts';
import type { Migration } from './migration.ts';
import { inFiles, inSections, findValueAt, within } from './places.ts';
import { eachPlace, mergeType, NOTHING, renameKey, renameValue } from './steps.ts';

const counts = within(inFiles('site'), 'counts', '*');
const advisors = within(inSections('advisor-directory'), 'advisors', '*');
const clients = within(inSections('client-showcase'), 'items', '*');

/** Turns types that were used on one page each into variants of a similar type. */
export const contactFormsAndOpenings: Migration = {
  number: 8,
  title:
    'Addresses and maps are variants of contact, a sign-up is a form, clients are cards, advisors are people, and the pages for unknown addresses and without a connection open with a page head.',
  steps: [
    mergeType('contact-block', 'contact', 'address'),
    mergeType('map', 'contact', 'map'),

    mergeType('book-join', 'form', 'sign-up'),

    renameKey(clients, 'description', 'text'),
    renameKey(clients, 'url', 'to'),
    mergeType('client-showcase', 'cards', 'sites'),

    renameKey(inSections('not-found'), 'text', 'intro'),
    mergeType('not-found', 'page-head', 'lost'),
    renameKey(inSections('offline'), 'text', 'intro'),
    mergeType('offline', 'page-head', 'offline'),

    renameKey(advisors, 'title', 'role'),
    renameKey(inSections('advisor-directory'), 'advisors', 'items'),
    mergeType('advisor-directory', 'people', 'directory'),

    eachPlace(counts, (text, path, count) =>
      isOfAdvisors(count) ? setValue(text, [...path, 'list'], 'items') : NOTHING,
    ),
    renameValue(counts, 'section', {
      'contact-block': 'contact',
      map: 'contact',
      'book-join': 'form',
      'client-showcase': 'cards',
      'not-found': 'page-head',
      offline: 'page-head',
      'advisor-directory': 'people',
    }),
  ],
  examples,
};

function isOfAdvisors(count: unknown): boolean {
  return (
    findValueAt(count, ['section']) === 'advisor-directory' && findValueAt(count, ['list']) === 'advisors'
  );
}
