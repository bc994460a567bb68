import type { JsonObject } from '../content/valid-page.ts';
import { ENVELOPE } from '../engine/envelope.ts';
import { migrateFiles } from '../migrations/migrate.ts';
import type { Migration } from '../migrations/migration.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { visitNodes } from '../schema/schema-lookup.ts';
import type { BreakingChange } from './breaking-change.ts';
import { smallestOf, occurrencesIn, type Counterexample } from './counterexamples.ts';

/** A breaking change, and what becomes of content that it concerns. */
export interface Covered {
  change: BreakingChange;
  /** The migration that takes such content along. */
  by?: Migration;
  /** What is missing, where none does. */
  fault?: string;
  /** The change may ask more than before, but refuses nothing of what is known. */
  isHarmless?: true;
}

/** The schemas of two times, compiled, and the migrations between them. */
export interface Between {
  before: SchemaSet;
  after: SchemaSet;
  migrations: readonly Migration[];
}

/**
 * Says of each breaking change whether the migrations take content along that was allowed before. It is tried: with
 * contents that the examples of the earlier schemas make up, changed so that the change concerns them, and with those
 * examples of the migrations that the change concerns.
 */
export function coverageOf(changes: readonly BreakingChange[], between: Between): Covered[] {
  const occurrences = occurrencesIn(between.before);
  const own = between.migrations.flatMap((migration) => examplesOf(between.before, migration));
  return changes.map((change) => {
    const places = occurrences.get(change.node) ?? [];
    const made = places.flatMap(({ value, put }) => {
      const values = change.refused?.(value) ?? (change.breaks?.(value) === false ? [] : [value]);
      return values.map(put);
    });
    const concerned = [...made, ...own.filter((witness) => concerns(change, witness, between.before))];
    const allowed = concerned.filter(({ kind, data }) => isValid(between.before, kind, data));
    const broken = allowed.filter(({ kind, data }) => !isValid(between.after, kind, data));
    // Of a change that nobody can judge by itself, only what is known to break counts.
    if (broken.length === 0 && !change.breaks) return { change, isHarmless: true };
    return { change, ...outcomeOf(broken, between) };
  });
}

function outcomeOf(broken: readonly Counterexample[], between: Between): Omit<Covered, 'change'> {
  let by: Migration | undefined;
  for (const witness of broken) {
    const outcome = migrated(witness, between);
    if ('fault' in outcome) return outcome;
    by ??= outcome.by;
  }
  // What no example of the schemas shows, an example of a migration has to.
  return by ? { by } : { fault: 'No migration has an example of content that is refused now.' };
}

/** Takes a content through all migrations, and names the first that has changed it. */
function migrated(
  witness: Counterexample,
  { after, migrations }: Between,
): { by: Migration } | { fault: string } {
  let text = JSON.stringify(witness.data);
  let by: Migration | undefined;
  for (const migration of migrations) {
    const file = { path: 'pages-config/example.json', kind: witness.kind, text };
    const texts = migrateFiles([file], [migration]);
    // A migration that says what somebody has to do first has thought of it.
    if (!(texts instanceof Map)) return { by: migration };
    const now = texts.get(file.path) ?? text;
    if (now !== text) by ??= migration;
    text = now;
  }
  const data = JSON.parse(text) as JsonObject;
  if (!by) return { fault: 'Write a migration: content that was valid is invalid now.' };
  const [error] = isValid(after, witness.kind, data) ? [] : (after.validators[witness.kind]?.errors ?? []);
  return error
    ? { fault: `Migration ${by.number} leaves it at fault: ${error.instancePath} ${error.message}.` }
    : { by };
}

function examplesOf(before: SchemaSet, { examples }: Migration): Counterexample[] {
  return examples.map(({ kind, before: piece }) =>
    kind === 'section'
      ? { kind: 'page', data: { ...ENVELOPE, sections: [piece] } }
      : {
          kind,
          data: kind === 'page' ? { ...ENVELOPE, ...piece } : { ...smallestOf(before, kind), ...piece },
        },
  );
}

function isValid(set: SchemaSet, kind: Counterexample['kind'], data: JsonObject): boolean {
  return set.validators[kind]?.(data) ?? false;
}

function concerns(
  { node, breaks }: BreakingChange,
  { kind, data }: Counterexample,
  before: SchemaSet,
): boolean {
  let found = false;
  visitNodes(before, kind, data, (nodes, value) => {
    if (nodes.some((each) => each.node === node) && breaks?.(value) !== false) found = true;
  });
  return found;
}
