import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeXml } from '../../core/journal/xml.ts';
import type { Picture, Run } from './run-file.ts';
import { sheetDocument } from './sheet-document.ts';
import { writeThumbnails } from './thumbnails.ts';

/**
 * Writes index.html into the folder of a run: every picture, small, to be filtered.
 * @returns the path of the sheet
 */
export async function writeContactSheet(folder: string, { name, pictures }: Run): Promise<string> {
  const thumbs = await writeThumbnails(
    folder,
    pictures.map(({ file }) => file),
  );
  const sheet = path.join(folder, 'index.html');
  await writeFile(
    sheet,
    sheetDocument(`${name}: ${pictures.length} pictures`, pictures, (picture) => card(picture, thumbs)),
  );
  return sheet;
}

function card(picture: Picture, thumbs: ReadonlyMap<string, string>): string {
  const { file, route, state, width, theme, faults, pdf } = picture;
  const thumb = thumbs.get(file);
  const image = thumb
    ? `<a href="${file}"><img loading="lazy" src="${thumb}" alt="${escapeXml(`${route}, ${state}`)}"></a>`
    : '';
  const prints = [pdf?.sheet && ['first sheet', pdf.sheet], pdf && ['PDF', pdf.document]]
    .flatMap((link) => (link ? [`<a href="${link[1] ?? ''}">${link[0] ?? ''}</a>`] : []))
    .join(' ');
  const lines = faults.map((fault) => `<div class="fault">${escapeXml(fault)}</div>`).join('');
  return `${image}<figcaption><b>${escapeXml(route)}</b> ${state} · ${width} ${theme} ${prints}${lines}</figcaption>`;
}
