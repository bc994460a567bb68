import type { InlinePlace } from '../../core/page/document/assets.ts';

/** The entries that each script in documents is put together from, in this order. */
export const entriesInline: Record<InlinePlace, readonly string[]> = {
  first: ['choices.ts', 'first-faces.ts', 'first-fonts.ts'],
  rules: ['first-styles.ts'],
  last: ['preferences.ts', 'later-fonts.ts', 'whole-styles.ts'],
};

/** All entries that stand in documents themselves. */
export const inlineEntries = Object.values(entriesInline).flat();
