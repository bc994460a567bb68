import type { InlinePlace } from '../../core/page/document/assets.ts';

/** The entries of each inline script, in order. */
export const entriesByPlace: Record<InlinePlace, readonly string[]> = {
  first: ['choices.ts', 'first-faces.ts', 'first-fonts.ts'],
  rules: ['first-styles.ts'],
  last: ['preferences.ts', 'later-fonts.ts', 'whole-styles.ts'],
};

/** All entries that are inlined in documents. */
export const inlineEntries = Object.values(entriesByPlace).flat();
