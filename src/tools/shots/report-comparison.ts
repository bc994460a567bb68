import type { Comparison } from './compare-runs.ts';
import { writeCompareSheet } from './compare-sheet.ts';

/**
 * Prints the pictures that differ, one line each, and writes the sheet that shows both versions side by side.
 */
export async function reportComparison(
  folder: string,
  title: string,
  result: Comparison,
  print: (line: string) => void,
): Promise<void> {
  for (const { file, share, before, after } of result.changes) {
    const how = before && after ? `${(share * 100).toFixed(2)} %` : before ? 'gone' : 'new';
    print(`${how.padStart(9)}  ${file}`);
  }
  const sheet = await writeCompareSheet(folder, title, result);
  print(`${result.changes.length} differ, ${result.equal.length} are equal: ${sheet}`);
}
