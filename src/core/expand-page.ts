import type { ExpandTemplate, JsonObject } from './content/valid-page.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FileReferences } from './rules/references.ts';
import { createDiagnostic } from './rules/rule.ts';
import type { SchemaSet } from './schema/compose-schema.ts';
import { placedMessages } from './schema/schema-diagnostics.ts';
import { describeValue, quote, sentences } from './schema/message-parts.ts';

/**
 * The sections that a page's template makes, validated as if an editor had written them.
 * @param page a valid page with the key "template"
 * @returns no sections if the template has no code or its output can't be rendered
 */
export function expandPage(
  page: FileReferences,
  route: string,
  site: JsonObject,
  expand: ExpandTemplate,
): { sections: Expanded['sections']; diagnostics: Diagnostic[] } {
  const { set, data } = page;
  const { sections, diagnostics } = expandSections(set, { ...data, route }, site, expand);
  const at = { path: ['template', 'type'] };
  return {
    sections,
    diagnostics: diagnostics.map((each) => createDiagnostic(page, at, { code: 'template-output', ...each })),
  };
}

interface Expanded {
  sections: readonly JsonObject[] | undefined;
  /** The errors of the template's code, as messages. */
  diagnostics: { message: string; hint: string }[];
}

/**
 * Like `expandPage`, for data outside a page.
 * @param page the template's data, with the route
 */
export function expandSections(
  set: SchemaSet,
  page: JsonObject,
  site: JsonObject,
  expand: ExpandTemplate,
): Expanded {
  const template = page['template'] as JsonObject & { type: string };
  const createDiagnostic = (message: string, hint: string) => ({
    message: `The template "${template.type}" ${message.replace(/\.?$/, '.')}`,
    hint: sentences(hint, `Correct ${template.type}.ts among the templates.`),
  });
  const none = (message: string, hint: string): Expanded => ({
    sections: undefined,
    diagnostics: [createDiagnostic(message, hint)],
  });
  let sections: unknown;
  try {
    // `undefined` values are removed, because JSON has none.
    const output = expand(template, page, site);
    sections = output && (JSON.parse(JSON.stringify(output)) as unknown);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return none(`throws an error: ${reason}`, 'Its code must handle everything that its schema allows.');
  }
  if (sections === undefined) return { sections, diagnostics: [] };
  if (!Array.isArray(sections))
    return none(`returns ${describeValue(sections)} in place of a list of sections`, 'Return [ … ].');
  const written = sections as JsonObject[];
  const diagnostics = outputDiagnostics(set, page, written).map(({ path, message, hint }) =>
    createDiagnostic(`returns invalid content ${placeIn(written, path)}: ${message}`, hint),
  );
  return { sections: diagnostics.length > 0 ? undefined : written, diagnostics };
}

function outputDiagnostics(
  set: SchemaSet,
  { template: _made, route: _own, ...page }: JsonObject,
  sections: JsonObject[],
) {
  const wholePage = { ...page, sections };
  const validate = set.validators.page;
  if (!validate || validate(wholePage)) return [];
  return placedMessages(set, 'page', wholePage, validate.errors ?? []);
}

/** A place in words: in "hero", at sections[0].title */
function placeIn(sections: readonly JsonObject[], path: readonly (string | number)[]): string {
  const [, index] = path;
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  const type = typeof index === 'number' ? sections[index]?.['type'] : undefined;
  return `${typeof type === 'string' ? `in ${quote(type)}, ` : ''}at ${place.slice(1)}`;
}
