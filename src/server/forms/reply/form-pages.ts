import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceRoute } from '../../../core/content/services/page-service.ts';
import { subjectIn } from '../../../core/content/services/page-subject.ts';
import { normalRoute } from '../../../core/page/page-address.ts';
import { sectionTypes, type StoredPages } from '../../../core/page/server-pages.ts';
import type { Status } from '../../store/store.ts';
import type { RenderFormPage } from './reply.ts';

/** Renders pages that depend on a request: a form with errors, a confirmation, a receipt. */
export interface FormPages {
  renderFormPage: RenderFormPage;
  /**
   * Renders a page with a form about the service or subject that the address names (/quote?subject=Law).
   * @returns undefined if the address names neither, or its page has no such form
   */
  renderAskedPage(address: string): Promise<string | undefined>;
  /**
   * Renders the receipt as an HTML document.
   * @param sent undefined if nothing is stored under the reference
   * @returns undefined if the site has no such page
   */
  renderReceipt(
    sent: SentForm | undefined,
    reference: string,
    language?: string,
  ): Promise<string | undefined>;
}

/** A sent form, and its status. */
export interface SentForm extends Status {
  form: string;
  /** Whether the visitor asked by the reference, and has not just sent the form. */
  isLookedUp?: boolean;
}

/** The code that renders pages; the build writes it into the hidden folder. */
interface Prerender {
  prepare(types: readonly string[]): Promise<void>;
  renderFormPage(
    pages: StoredPages,
    form: string,
    answer: Parameters<RenderFormPage>[1],
    language?: string,
  ): string;
  renderAskedPage(pages: StoredPages, route: string, search: string): string | undefined;
  renderReceipt(
    pages: StoredPages,
    sent: SentForm | undefined,
    reference: string,
    language?: string,
  ): string | undefined;
}

/**
 * Renders the pages that the server sends to visitors without JavaScript after they send a form. The build has
 * written the code and the pages into a hidden folder; both are loaded on first use, and again after a new build.
 * @param folder the built site
 * @returns undefined if the site was built without them
 */
export function formPages(folder: string): FormPages | undefined {
  const file = path.join(folder, '.server/pages.json');
  if (!existsSync(file)) return undefined;
  let cached: { at: number; work: Promise<[Prerender, StoredPages]> } | undefined;
  const load = () => {
    const at = statSync(file).mtimeMs;
    if (cached?.at !== at) cached = { at, work: read(file) };
    return cached.work;
  };
  return {
    async renderFormPage(form, shown, _status, language) {
      const [code, pages] = await load();
      return code.renderFormPage(pages, form, shown, language);
    },
    async renderAskedPage(address) {
      // The address is not parsed as a URL, because text after two slashes would be a host.
      const [, pathname = '', search = ''] = /^([^?#]*)([^#]*)/.exec(address) ?? [];
      if (!serviceRoute(search) && !subjectIn(search)) return undefined;
      const [code, pages] = await load();
      return code.renderAskedPage(pages, normalRoute(pathname), search);
    },
    async renderReceipt(sent, reference, language) {
      const [code, pages] = await load();
      return code.renderReceipt(pages, sent, reference, language);
    },
  };
}

async function read(file: string): Promise<[Prerender, StoredPages]> {
  const pages = JSON.parse(await readFile(file, 'utf8')) as StoredPages;
  const address = pathToFileURL(path.join(path.dirname(file), pages.code)).href;
  const code = (await import(address)) as Prerender;
  await code.prepare(sectionTypes(pages));
  return [code, pages];
}
