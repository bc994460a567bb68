import type { ErrorObject } from 'ajv';
import { conditionOf } from './condition.ts';
import type { RootName, SchemaSet } from './compose-schema.ts';
import { dataPath } from './data-path.ts';
import { schemaAt } from './schema-lookup.ts';

/**
 * A misspelt look is one mistake: what is asked of the other keys depends on the look, and nobody knows yet which one is
 * meant. Leaves out what the conditions on such a key ask for.
 */
export function withoutUndecided(
  set: SchemaSet,
  root: RootName,
  data: unknown,
  errors: readonly ErrorObject[],
): readonly ErrorObject[] {
  const undecided = errors
    .filter(({ keyword }) => keyword === 'enum')
    .flatMap(({ instancePath }) => {
      const path = dataPath(instancePath, data);
      const conditions = schemaAt(set, root, data, path.slice(0, -1)).map(({ allOf = [] }) =>
        allOf.map((each) => conditionOf(each)?.key === path.at(-1)),
      );
      return conditions.some((each) => each.includes(true))
        ? [{ owner: instancePath.replace(/\/[^/]*$/, ''), conditions }]
        : [];
    });
  if (undecided.length === 0) return errors;
  return errors.filter(({ schemaPath, instancePath }) => {
    const [, index] = /\/allOf\/(\d+)\/(?:then|else)\//.exec(schemaPath) ?? [];
    if (index === undefined) return true;
    return !undecided.some(
      ({ owner, conditions }) =>
        `${instancePath}/`.startsWith(`${owner}/`) && conditions.some((each) => each[Number(index)]),
    );
  });
}
