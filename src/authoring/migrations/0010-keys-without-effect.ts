import { removeValue } from '../edits/json-edits.ts';
import type { Migration, MigrationStep } from './migration.ts';
import { inSections, findValueAt } from './places.ts';
import { eachPlace, NOTHING } from './steps.ts';

const links = [{ label: 'All loaves', to: '/loaves' }];
const grid = { type: 'tile-grid', title: 'Bread', hideTitle: true, items: { collection: 'services' } };

/** Removes keys that never had an effect; validation now reports them as errors. */
export const keysWithoutEffect: Migration = {
  number: 10,
  title: 'Keys without an effect are removed: without another key, or below a hidden heading.',
  steps: [
    removeIdle('page-head', 'breadcrumbs', 'currentPage'),
    removeIdle('form', 'breadcrumbs', 'currentPage'),
    removeIdle('form', 'providersNote', 'providers'),
    removeIdle('form', 'loginText', 'login'),
    removeIdle('contact', 'socialTitle', 'social'),
    removeHidden('intro'),
    removeHidden('action'),
  ],
  examples: [
    {
      kind: 'section',
      before: { type: 'page-head', title: 'Bread', breadcrumbs: links },
      after: { type: 'page-head', title: 'Bread' },
    },
    { kind: 'section', before: { ...grid, intro: 'By hand.', action: links[0] }, after: grid },
  ],
};

/**
 * Removes a key that has no effect without another key. A `use` keeps it, because its shared section may have
 * the other key.
 */
function removeIdle(type: string, key: string, needed: string): MigrationStep {
  return removeWhere(type, key, (section) => findValueAt(section, [needed]) === undefined);
}

function removeHidden(key: string): MigrationStep {
  return removeWhere('tile-grid', key, (section) => findValueAt(section, ['hideTitle']) === true);
}

function removeWhere(type: string, key: string, isIdle: (section: unknown) => boolean): MigrationStep {
  return eachPlace(inSections(type), (text, path, section) => {
    const has = (name: string) => findValueAt(section, [name]) !== undefined;
    return has('type') && has(key) && isIdle(section) ? removeValue(text, [...path, key]) : NOTHING;
  });
}
