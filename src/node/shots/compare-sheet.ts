import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeXml } from '../../core/journal/xml.ts';
import type { Change, Comparison } from './compare-runs.ts';
import { sheetDocument } from './sheet-document.ts';

/**
 * Writes index.html beside the pictures of the differences: before, after and difference, the most changed first;
 * what is equal is only named.
 * @returns the path of the sheet
 */
export async function writeCompareSheet(
  folder: string,
  title: string,
  { changes, equal }: Comparison,
): Promise<string> {
  const html = sheetDocument(title, changes, row, 'section');
  const names = equal.map(({ file }) => `<li>${escapeXml(file)}</li>`).join('');
  const folded = `<details><summary>${equal.length} are equal</summary><ul>${names}</ul></details>`;
  const sheet = path.join(folder, 'index.html');
  await writeFile(sheet, html.replace('</main>', `${folded}</main>`));
  return sheet;
}

function row({ route, state, width, theme, share, before, after, difference }: Change): string {
  const percent = `${(share * 100).toFixed(2)} %`;
  const pictures = Object.entries({ before, after, difference }).flatMap(([name, file]) =>
    file
      ? [
          `<figure><a href="${escapeXml(file)}"><img loading="lazy" src="${escapeXml(file)}" alt="${name}"></a><figcaption>${name}</figcaption></figure>`,
        ]
      : [],
  );
  return `<h2>${percent} · ${escapeXml(route)} ${state} · ${width} ${theme}</h2><div>${pictures.join('')}</div>`;
}
