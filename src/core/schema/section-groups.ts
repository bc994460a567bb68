/** The titles of section groups, in order. */
const GROUPS: Readonly<Record<string, string>> = {
  page: 'Around a page',
  text: 'Text',
  lists: 'Lists and cards',
  people: 'People',
  media: 'Pictures',
  forms: 'Forms and contact',
};

/** The title of a type's group; for an extension's group its name, in a capital; “Others” without a group. */
export function groupTitle({ group }: Grouped): string {
  if (typeof group !== 'string') return 'Others';
  return Object.hasOwn(GROUPS, group) ? GROUPS[group]! : group.charAt(0).toUpperCase() + group.slice(1);
}

/**
 * Sorts types by group, then by name: the engine's groups come first, then those of extensions, then types
 * without group.
 */
export function byGroup([name, one]: TypeOfSection, [other, two]: TypeOfSection): number {
  return groupRank(one).localeCompare(groupRank(two)) || name.localeCompare(other);
}

/** A schema that may name its group. */
interface Grouped {
  group?: unknown;
}

/** A section type with its name. */
export type TypeOfSection = readonly [name: string, schema: Grouped];

function groupRank({ group }: Grouped): string {
  if (typeof group !== 'string') return '2';
  const place = Object.keys(GROUPS).indexOf(group);
  return place < 0 ? `1 ${group}` : `0 ${place}`;
}
