import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Comparison, PictureChange } from './compare-runs.ts';
import { escapeMarkup } from '../../../src/core/markup.ts';
import { sheetDocument } from './sheet-document.ts';

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

/**
 * Writes index.html next to the pictures of differences: before, after and difference, largest first; equal
 * pictures are only listed.
 * @returns the path of the sheet
 */
async function writeCompareSheet(
  folder: string,
  title: string,
  { changes, equal }: Comparison,
): Promise<string> {
  const html = sheetDocument(title, changes, row);
  const names = equal.map(({ file }) => `<li>${escapeMarkup(file)}</li>`).join('');
  const folded = `<details><summary>${equal.length} are equal</summary><ul>${names}</ul></details>`;
  const sheet = path.join(folder, 'index.html');
  await writeFile(sheet, html.replace('</main>', `${folded}</main>`));
  return sheet;
}

function row({ width, theme, share, before, after, difference }: PictureChange): string {
  const percent = `${(share * 100).toFixed(2)} %`;
  const pictures = Object.entries({ before, after, difference }).flatMap(([name, file]) => {
    if (!file) return [];
    const source = escapeMarkup(file);
    const image = `<a href="${source}"><img loading="lazy" src="${source}" alt="${name}"></a>`;
    return [`<figure>${image}<figcaption>${name}</figcaption></figure>`];
  });
  return `<figcaption>${percent} · ${width} ${theme}</figcaption><div class="side">${pictures.join('')}</div>`;
}
