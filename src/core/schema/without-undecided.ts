import type { ErrorObject } from 'ajv';
import { readCondition } from './condition.ts';
import type { RootName, SchemaSet } from './compose-schema.ts';
import { dataPath, findValueAt } from '../json/data-path.ts';
import { schemaAt } from './schema-lookup.ts';
import { suggest } from './suggest.ts';

/**
 * Drops the errors that a condition causes, if the key or value that it depends on is misspelt, such as a variant:
 * the requirements on the other keys are unknown then. The error of the misspelling stays.
 */
export function withoutUndecided(
  set: SchemaSet,
  root: RootName,
  data: unknown,
  errors: readonly ErrorObject[],
): readonly ErrorObject[] {
  const undecided = errors.flatMap((error) => {
    const path = dataPath(error.instancePath, data);
    const isKey = error.keyword === 'additionalProperties';
    if (!isKey && error.keyword !== 'enum') return [];
    const owner = isKey ? path : path.slice(0, -1);
    const isMeant = (key: string) =>
      isKey
        ? isMisspelt(String(error.params['additionalProperty']), key, findValueAt(data, owner))
        : key === path.at(-1);
    const conditions = schemaAt(set, root, data, owner).map(({ allOf = [] }) =>
      allOf.map((each) => isMeant(readCondition(each)?.key ?? '')),
    );
    if (!conditions.some((each) => each.includes(true))) return [];
    return [{ owner: isKey ? error.instancePath : error.instancePath.replace(/\/[^/]*$/, ''), conditions }];
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

/** Whether an unknown key is a misspelling of another, absent one. */
function isMisspelt(written: string, key: string, owner: unknown): boolean {
  return key !== '' && !Object.hasOwn(owner as object, key) && suggest(written, [key]) !== undefined;
}
