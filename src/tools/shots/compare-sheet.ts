import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeMarkup } from '../../core/markup.ts';
import type { PictureChange, Comparison } from './compare-runs.ts';
import { sheetDocument } from './sheet-document.ts';

/**
 * Writes index.html next to the pictures of differences: before, after and difference, largest first; equal
 * pictures are only listed.
 * @returns the path of the sheet
 */
export async function writeCompareSheet(
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
