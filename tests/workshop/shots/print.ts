import type { Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

export interface PdfFiles {
  /** The file with the whole page, printed on A4. */
  document: string;
  /** The file with its first sheet as a picture, if Poppler is installed. */
  sheet?: string;
}

/** Prints a page to a PDF next to its picture, and renders the first sheet if possible. */
export async function writePdf(page: Page, folder: string, name: string): Promise<PdfFiles> {
  const document = `${name}.pdf`;
  await page.pdf({ path: path.join(folder, document), format: 'A4', preferCSSPageSize: true });
  const options = ['-png', '-r', '96', '-f', '1', '-l', '1', '-singlefile', document, `${name}-sheet`];
  const rendered = spawnSync('pdftoppm', options, { cwd: folder, stdio: 'ignore' });
  return { document, ...(rendered.status === 0 && { sheet: `${name}-sheet.png` }) };
}
