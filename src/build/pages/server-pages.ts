import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredPage, StoredPages } from '../../core/page/server-pages.ts';
import type { DocumentAssets } from '../../core/page/document.ts';
import type { PageData, ResolvedSite } from '../../core/content/resolved-page.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Output } from './output.ts';

/**
 * Collects the pages that the server draws again with an answer in them: those with a form, and the receipt. They go
 * to a hidden folder, with the code that draws pages, and are never served.
 */
export class AnswerPages {
  readonly #forms: Record<string, StoredPage> = {};
  #receipt: StoredPage | undefined;

  /** Notes a page if it is needed; of several pages with one form the first whose sections hold it is taken. */
  add(data: PageData, assets: DocumentAssets): void {
    const { page } = data;
    if (page.types.includes('receipt')) this.#receipt = { data, assets };
    const inSections = JSON.stringify(page.sections);
    for (const form of page.forms) {
      if (inSections.includes(`"form":{"id":"${form}"`)) this.#forms[form] ??= { data, assets };
    }
  }

  async write(site: ResolvedSite, { prerenderFile, key }: Bundle, output: Output): Promise<void> {
    const stored: StoredPages = {
      code: `${key}/${path.basename(prerenderFile)}`,
      site,
      forms: this.#forms,
      ...(this.#receipt && { receipt: this.#receipt }),
    };
    await output.write('.server/pages.json', JSON.stringify(stored));
    const folder = path.dirname(prerenderFile);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (!entry.name.endsWith('.js')) continue;
      await output.write(path.posix.join('.server', key, path.relative(folder, file)), await readFile(file));
    }
  }
}
