import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { typesOf, type StoredPage, type StoredPages } from '../../core/page/server-pages.ts';
import type { DocumentAssets } from '../../core/page/document.ts';
import type { PageData, ResolvedSite } from '../../core/content/resolved-page.ts';
import { filesOfSite } from '../bundle/bundle-files.ts';
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

  /** Writes them, with the code of their sections; nothing where the site has no such page. */
  async write(site: ResolvedSite, code: Bundle, output: Output): Promise<void> {
    const { prerenderFile, prerenderManifest, key } = code;
    const stored: StoredPages = {
      code: `${key}/${path.basename(prerenderFile)}`,
      site,
      forms: this.#forms,
      ...(this.#receipt && { receipt: this.#receipt }),
    };
    if (!stored.receipt && Object.keys(stored.forms).length === 0) return;
    await output.write('.server/pages.json', JSON.stringify(stored));
    for (const file of filesOfSite(prerenderManifest, typesOf(stored))) {
      if (!file.endsWith('.js')) continue;
      const text = await readFile(path.join(path.dirname(prerenderFile), file));
      await output.write(path.posix.join('.server', key, file), text);
    }
  }
}
