import type { Diagnostic } from '../diagnostic.ts';
import type { JsonPath, JsonSource, Range } from '../json/json-source.ts';

/**
 * What rules have found, without what lies in sections that have the type of others: which texts may hold markup, and what
 * else they may say, follows from the type.
 * @param broken what is wrong by the schema
 */
export function outsideOtherTypes(
  source: JsonSource,
  broken: readonly Diagnostic[],
  found: Diagnostic[],
): Diagnostic[] {
  const types = broken.filter(({ code }) => code === 'other-type');
  if (types.length === 0) return found;
  const { sections } = source.data as { sections?: readonly unknown[] };
  const typed: JsonPath[] = [[], ['template'], ...(sections ?? []).map((_, index) => ['sections', index])];
  const others = typed.flatMap((path) => {
    const { line, column } = source.locate([...path, 'type'], 'value');
    const isOther = types.some((each) => each.line === line && each.column === column);
    return isOther ? [source.locate(path, 'value')] : [];
  });
  return found.filter((each) => !others.some((range) => isWithin(each, range)));
}

function isWithin({ line, column }: Diagnostic, range: Range): boolean {
  const begins = line > range.line || (line === range.line && column >= range.column);
  return begins && (line < range.endLine || (line === range.endLine && column < range.endColumn));
}
