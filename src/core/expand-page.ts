import type { ExpandTemplate, JsonObject } from './content/valid-page.ts';
import type { Diagnostic } from './diagnostic.ts';
import { fault, type CheckedFile } from './rules/rule.ts';
import type { SchemaSet } from './schema/compose-schema.ts';
import { schemaFaults } from './schema/schema-diagnostics.ts';
import { got, quote, sentences } from './schema/value-words.ts';

export interface Expanded {
  /** Nothing where no code draws the template, and where what it gives can't be drawn. */
  sections: readonly JsonObject[] | undefined;
  /** What is wrong with the sections: faults of the template's code, told at the page that shows them. */
  faults: Diagnostic[];
}

/**
 * The sections that a page's template makes of its data, held to the schemas as if an editor had written them.
 * @param page a page that keeps to its schema, with the key "template"
 */
export function expandPage(
  page: CheckedFile & { route: string },
  site: JsonObject,
  expand: ExpandTemplate,
): Expanded {
  const { data, route, set } = page;
  const template = data['template'] as JsonObject & { type: string };
  const none = (message: string, hint: string): Expanded => ({
    sections: undefined,
    faults: [templateFault(page, template.type, message, hint)],
  });
  let sections: unknown;
  try {
    // What is undefined in an object of code is left out of a page, as it could not stand in its file.
    const made = expand(template, { ...data, route }, site);
    sections = made && (JSON.parse(JSON.stringify(made)) as unknown);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return none(
      `stops with this data: ${words}`,
      'Its code has to cope with everything that its schema allows.',
    );
  }
  if (sections === undefined) return { sections, faults: [] };
  if (!Array.isArray(sections))
    return none(`gives ${got(sections)} in place of a list of sections`, 'Return [ … ].');
  const written = sections as JsonObject[];
  const faults = outputFaults(set, data, written).map(({ path, message, hint }) =>
    templateFault(page, template.type, `makes a fault ${placeIn(written, path)}: ${message}`, hint),
  );
  return faults.length > 0 ? { sections: undefined, faults } : { sections: written, faults };
}

function outputFaults(set: SchemaSet, { template: _made, ...page }: JsonObject, sections: JsonObject[]) {
  const whole = { ...page, sections };
  const validate = set.validators.page;
  if (!validate || validate(whole)) return [];
  return schemaFaults(set, 'page', whole, validate.errors ?? []);
}

/** in "hero", at sections[0].title */
function placeIn(sections: readonly JsonObject[], path: readonly (string | number)[]): string {
  const [, index] = path;
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  const type = typeof index === 'number' ? sections[index]?.['type'] : undefined;
  return `${typeof type === 'string' ? `in ${quote(type)}, ` : ''}at ${place.slice(1)}`;
}

function templateFault(page: CheckedFile, name: string, message: string, hint: string): Diagnostic {
  return fault(
    page,
    { path: ['template', 'type'] },
    {
      code: 'template-output',
      message: `The template "${name}" ${message.replace(/\.?$/, '.')}`,
      hint: sentences(hint, `Mend ${name}.ts among the templates.`),
    },
  );
}
