import type { Roots } from '../../site-build/roots.ts';
import { compareContent } from '../../authoring/compare/compare-content.ts';
import { jsonFiles } from '../../core/content/json-files.ts';
import type { Project } from '../../core/project.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { asSeenFrom } from '../report/as-seen-from.ts';

/** The changes in sentences: each sentence once, with the numbers of occurrences and files. */
export function describeChanges(
  roots: Roots,
  set: SchemaSet,
  project: Project,
  texts: ReadonlyMap<string, string>,
): string[] {
  const before = jsonFiles(project).filter(({ path }) => texts.has(path));
  const after = [...texts].map(([path, text]) => ({ path, text }));
  const places = compareContent(set, before, after, undefined).flatMap(({ file, words }) =>
    words.map((sentence) => ({ file: asSeenFrom(roots, file), sentence: withoutNumbers(sentence) })),
  );
  return [...Map.groupBy(places, ({ sentence }) => sentence)].map(([sentence, found]) => {
    const [first = '', ...more] = new Set(found.map(({ file }) => file));
    const times = found.length > more.length + 1 ? `, ${found.length} times` : '';
    return `${sentence} (${first}${more.length === 0 ? '' : ` and ${more.length} more`}${times})`;
  });
}

/** A sentence without indices: a renamed key is renamed in all entries of its list. */
function withoutNumbers(sentence: string): string {
  return / is called \w+ now$/.test(sentence) ? sentence.replace(/ \d+(?= › )/g, '') : sentence;
}
