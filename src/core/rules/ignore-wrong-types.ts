import type { Diagnostic } from '../diagnostic.ts';
import type { JsonPath, JsonSource, Range } from '../json/json-source.ts';

/**
 * The diagnostics of rules, without those in sections of a wrong type: the type decides which texts may hold
 * markup, and which other rules apply.
 * @param broken the diagnostics of the schema
 * @param found the diagnostics of the rules
 */
export function ignoreWrongTypes(
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
