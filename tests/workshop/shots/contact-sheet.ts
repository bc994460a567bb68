import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeMarkup } from '../../../src/core/markup.ts';
import type { TakenPicture, PictureRun } from './run-file.ts';
import { sheetDocument } from './sheet-document.ts';
import { sheetWidth, thumbnailName } from './thumbnail.ts';

/**
 * Writes index.html into the folder of a run: all pictures, small, in one row per page and state.
 * @returns the path of the sheet
 */
export async function writeContactSheet(folder: string, { name, pictures }: PictureRun): Promise<string> {
  const sheet = path.join(folder, 'index.html');
  const title = `${name}: ${pictures.length} pictures`;
  await writeFile(
    sheet,
    sheetDocument(title, pictures, (picture) => card(folder, picture)),
  );
  return sheet;
}

function card(folder: string, { file, route, state, width, theme, problems, pdf }: TakenPicture): string {
  const thumb = thumbnailName(file);
  const shown = sheetWidth(width);
  const image = existsSync(path.join(folder, thumb))
    ? `<a href="${file}"><img loading="lazy" width="${shown}" src="${thumb}" alt="${escapeMarkup(`${route}, ${state}`)}"></a>`
    : '';
  const prints = [pdf?.sheet && ['first sheet', pdf.sheet], pdf && ['PDF', pdf.document]]
    .flatMap((link) => (link ? [` · <a href="${link[1] ?? ''}">${link[0] ?? ''}</a>`] : []))
    .join('');
  const lines = problems.map((problem) => `<div class="problem">${escapeMarkup(problem)}</div>`).join('');
  return `${image}<figcaption style="width:${shown}px">${width} ${theme}${prints}${lines}</figcaption>`;
}
