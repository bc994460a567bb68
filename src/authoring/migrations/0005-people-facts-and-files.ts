import { setValue } from '../edits/json-edits.ts';
import { escapeMarkup } from '../../core/markup.ts';
import { examples } from './examples/0005-people-facts-and-files.ts';
import type { Migration } from './migration.ts';
import { inFiles, inSections, findValueAt, within } from './places.ts';
import { eachPlace, mergeType, NOTHING, renameKey, renameValue } from './steps.ts';

const counts = within(inFiles('site'), 'counts', '*');
const figures = within(inSections('key-figures'), 'items', '*');
const members = within(inSections('team'), 'members', '*');
const certificates = within(inSections('certificate-list'), 'items', '*');
const awards = within(inSections('awards'), 'items', '*');

/** Merges pairs of section types with the same purpose. */
export const peopleFactsAndFiles: Migration = {
  number: 5,
  title:
    'People, certificates, facts, names, files and statements are one section type each, in two variants.',
  steps: [
    renameKey(figures, 'text', 'label'),
    renameKey(figures, 'figure', 'value'),
    mergeType('key-figures', 'fact-list', 'figures'),

    renameKey(inSections('mission'), 'statement', 'lede'),
    eachPlace(within(inSections('mission'), 'text'), (text, path, value) =>
      typeof value === 'string' ? setValue(text, path, `<p>${escapeMarkup(value)}</p>`) : NOTHING,
    ),
    mergeType('mission', 'text-block', 'statement'),

    mergeType('marquee', 'topics', 'marquee'),

    renameKey(within(inSections('download-list'), 'items', '*'), 'caption', 'text'),
    mergeType('template-files', 'download-list', 'buttons'),

    renameKey(members, 'designation', 'role'),
    renameKey(inSections('team'), 'members', 'items'),
    mergeType('team', 'people'),
    mergeType('profile-grid', 'people', 'profiles'),

    renameKey(certificates, 'platform', 'giver'),
    mergeType('certificate-list', 'certificates'),
    renameKey(awards, 'caption', 'title'),
    eachPlace(within(awards, 'year'), (text, path, value) =>
      typeof value === 'number' ? setValue(text, path, String(value)) : NOTHING,
    ),
    renameKey(awards, 'year', 'date'),
    mergeType('awards', 'certificates', 'hung'),

    eachPlace(counts, (text, path, count) =>
      isOfTeam(count) ? setValue(text, [...path, 'list'], 'items') : NOTHING,
    ),
    renameValue(counts, 'section', {
      'key-figures': 'fact-list',
      marquee: 'topics',
      'template-files': 'download-list',
      team: 'people',
      'profile-grid': 'people',
      'certificate-list': 'certificates',
      awards: 'certificates',
    }),
  ],
  examples,
};

function isOfTeam(count: unknown): boolean {
  return findValueAt(count, ['section']) === 'team' && findValueAt(count, ['list']) === 'members';
}
