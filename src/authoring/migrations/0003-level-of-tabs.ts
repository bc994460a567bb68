import type { Migration } from './migration.ts';
import { inSections } from './places.ts';
import { renameKey } from './steps.ts';

/**
 * Gives nested tabs a level. The key `variant`, which they used for it, then only names variants, which have
 * separate code.
 */
export const levelOfTabs: Migration = {
  number: 3,
  title: 'Tabs have a "level": main tabs, or tabs within others.',
  steps: [renameKey(inSections('tabs'), 'variant', 'level')],
  examples: [
    {
      kind: 'section',
      before: { type: 'tabs', label: 'Loaves', variant: 'sub', panels: [panel('rye'), panel('wheat')] },
      after: { type: 'tabs', label: 'Loaves', level: 'sub', panels: [panel('rye'), panel('wheat')] },
    },
  ],
};

function panel(id: string): object {
  return { id, label: id, sections: [{ type: 'text-block', text: `<p>All of ${id}.</p>` }] };
}
