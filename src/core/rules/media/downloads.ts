import { downloadAddress, findDownload, getMediaFile } from '../../content/media.ts';
import { createDiagnostic, type Rule } from '../rule.ts';

/** Reports downloads with the address or the name of another download. */
export const downloads: Rule = function* ({ pages, site, media, files }) {
  const published = new Map<string, string>();
  const existingFiles = new Set(files);
  for (const references of site ? [...pages, site] : pages) {
    for (const download of references.downloads) {
      const file = findDownload(media, download.src, references.file);
      if (!file) continue;
      const [place, address] = [getMediaFile(file), downloadAddress(file)];
      const other = published.get(address) ?? place;
      published.set(address, other);
      const [above, below] = [`pages-config/${file.path}`, `pages-config/_media/${file.path}`];
      if (other !== place) {
        yield createDiagnostic(references, download, {
          code: 'same-address',
          message: `${place} and ${other} would both be published at ${address}.`,
          hint: 'Rename one of them, or remove it where both are the same.',
          about: [other],
        });
      } else if (existingFiles.has(above) && existingFiles.has(below)) {
        yield createDiagnostic(references, download, {
          code: 'ambiguous-name',
          message: `${download.src} can mean ${above} or ${below}.`,
          hint: 'Rename one of them, or remove it where both are the same.',
          about: [above, below],
        });
      }
    }
  }
};
