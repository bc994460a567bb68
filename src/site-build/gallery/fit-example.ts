import type { WrittenSections } from '../../core/content/parts.gen.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import type { GalleryEntry } from '../../core/gallery/gallery-entry.ts';
import { missingRequiredKey } from '../../core/rules/site/required-keys.ts';
import { collectParts, mapParts } from '../../core/schema/walk-content.ts';
import type { ValidatedSite } from '../validate-site.ts';
import type { Validation } from '../../core/validate-with.ts';

/** The sections of an example on a site, or the reason why the site can't render it. */
export type FittedExample = { sections: WrittenSections } | { problem: string };

/**
 * Adapts a schema's example to a site: a template is expanded with the site's data, and an unknown form is
 * replaced by the site's first form.
 */
export function fitExample(
  { kind, extension }: Pick<GalleryEntry, 'kind' | 'extension'>,
  example: JsonObject,
  { validation, expandTemplate, extensions }: ValidatedSite,
): FittedExample {
  const { set, site, forms } = validation;
  if (!site) return { problem: 'pages-config/_site.json has errors: `npm run validate` lists them.' };
  if (extension && !extensions.some(({ name }) => name === extension))
    return {
      problem: `It belongs to "${extension}", which this site does not use: pages-config/_site.json has no such key.`,
    };
  const missingKey = kind === 'templates' && missingRequiredKey(set, example, site.data);
  if (missingKey) return { problem: `This template needs "${missingKey.key}" in pages-config/_site.json.` };
  const sections =
    kind === 'sections'
      ? [example as WrittenSections[number]]
      : expandTemplate(example, examplePage, site.data);
  if (!sections) return { problem: `There is no code for the template "${String(example['type'])}".` };
  const parts = sections.flatMap((section) => collectParts(set, 'section', section));
  const formPart = parts.find(({ part }) => part === 'formId');
  if (formPart && forms.length === 0)
    return {
      problem: `This site has no form yet: \`npm run new -- form ${String(formPart.value)}\` makes one.`,
    };
  return { sections: fitForms(sections, validation) };
}

/** The page data for a template's example. */
const examplePage = { title: 'An example', description: 'An example.', route: '/_example' };

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
