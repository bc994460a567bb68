import type { Diagnostic } from '../diagnostic.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { schemaId } from '../schema/schema-files.ts';
import { otherNames, normaliseName } from '../schema/other-names.ts';

/**
 * Finds names without a target or with two: the same alias in two section types, or a name for a variant that
 * does not exist. Messages, completion and the gallery need one type per name.
 */
export function nameDiagnostics(set: SchemaSet): Diagnostic[] {
  const typeNames = new Set([...set.sections.keys()].map(normaliseName));
  const owners = new Map<string, string>();
  return [...set.sections].flatMap(([type, schema]) => {
    const document = set.documents.get(schemaId(`sections/${type}`))!;
    const names = otherNames(schema);
    const claimName = (
      name: string,
      path: readonly (string | number)[],
      owner: string,
      place = document,
    ): Diagnostic[] => {
      const word = normaliseName(name);
      // A new type may take over a name that other types have as an alias, so that no other file needs an
      // edit.
      if (typeNames.has(word)) return [];
      const other = owners.get(word);
      if (other === undefined) owners.set(word, owner);
      if (other === undefined || other === owner) return [];
      return [
        place.diagnostic(
          path,
          'schema-name',
          `“${name}” already means ${other}.`,
          'Leave it out: a name leads to one type.',
        ),
      ];
    };
    const types = names.type.flatMap((name, index) => claimName(name, ['alsoCalled', index], type));
    const values = schema.properties?.['variant']?.enum ?? [];
    const variants = [...names.variants].flatMap(([variant, words]) => {
      const path = ['properties', 'variant', 'enumAlsoCalled', variant];
      const added = set.documents.get(schemaId(`variants/${type}.${variant}`));
      const at = added ? ['alsoCalled'] : path;
      if (values.includes(variant))
        return words.flatMap((name, index) => claimName(name, [...at, index], `${type} ${variant}`, added));
      const message = `${type} has no variant "${variant}".`;
      return [document.diagnostic(path, 'schema-name', message, `There are: ${values.join(', ')}.`)];
    });
    return [...types, ...variants];
  });
}
