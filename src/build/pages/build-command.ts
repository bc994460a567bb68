import { formatText } from '../../tools/report/text.ts';
import { ContentError } from '../load-site.ts';
import { buildSite } from './build-site.ts';

/**
 * Builds the site and tells a person what happens.
 * @returns whether it was built; if not, every fault of the content has been printed
 */
export async function build(root: string, folder: string): Promise<boolean> {
  const started = performance.now();
  try {
    const { pages, files } = await buildSite(root, folder, (step) => console.log(`${step} …`));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Built ${pages} pages, ${files} files, in ${seconds} s.`);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(formatText(error.diagnostics, process.stderr.isTTY && !process.env['NO_COLOR']));
    console.error(error.message);
    return false;
  }
}
