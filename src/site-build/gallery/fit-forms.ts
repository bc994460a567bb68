import type { WrittenSections } from '../../core/content/parts.gen.ts';
import { mapParts } from '../../core/schema/walk-content.ts';
import type { Validation } from '../../core/validate-with.ts';

/** The sections of an example, with unknown forms replaced by the first form of the site. */
export function fitForms(
  sections: readonly unknown[],
  { set, forms }: Pick<Validation, 'set' | 'forms'>,
): WrittenSections {
  const fitted = sections.map((section) =>
    mapParts(set, 'section', section, ({ part, value }) =>
      part === 'formId' && !forms.some(({ id }) => id === value) ? forms[0]?.id : undefined,
    ),
  );
  return fitted as WrittenSections;
}
