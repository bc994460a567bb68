import type { ExpandTemplate, JsonObject } from '../content/valid-page.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { expandSections } from '../expand-page.ts';
import { missingRequiredKey } from '../rules/site/required-keys.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { ENVELOPE } from './envelope.ts';

export interface TemplateInput {
  set: SchemaSet;
  /** The data of _site.json; null if it has errors. */
  site: JsonObject | null;
  expandTemplate: ExpandTemplate;
}

/** Validates the output of templates for the examples in their schemas. */
export function templateDiagnostics({ set, site, expandTemplate }: TemplateInput): Diagnostic[] {
  if (!site) return [];
  return [...set.documents.values()].flatMap((document) => {
    if (!document.name.startsWith('templates/')) return [];
    return (document.schema.examples ?? []).flatMap((example, index) => {
      const template = example as JsonObject & { type: string };
      if (missingRequiredKey(set, template, site)) return [];
      const page = { ...ENVELOPE, route: '/example', template };
      return expandSections(set, page, site, expandTemplate).diagnostics.map(({ message, hint }) =>
        document.diagnostic(['examples', index], 'template-output', message, hint),
      );
    });
  });
}
