import { allPages, type CheckedProject } from './checked-project.ts';
import type { WrittenForm } from './content/form.gen.ts';
import type { WrittenPage } from './content/page.gen.ts';
import type { WrittenTranslation } from './content/translation.gen.ts';
import { isOnSite, type ShowingOptions } from './content/dates/showing.ts';
import type { JsonObject, ValidForm, ValidPage, ValidTranslation } from './content/valid-page.ts';
import type { WrittenRedirects } from './content/redirects.gen.ts';
import { toRedirects, type Redirect } from './content/redirects.ts';
import type { JsonSource } from './json/json-source.ts';
import { lazyValue } from './lazy-value.ts';
import { parseTranslation } from './page/routes.ts';
import type { CheckedPage } from './rules/rule.ts';

/** The valid content, built on first use: many callers only need the diagnostics. */
export interface ValidContent {
  /** The pages that visitors can see. */
  readonly pages: ValidPage[];
  /** The not-found page and the offline page, in each language. */
  readonly unrouted: ValidPage[];
  readonly site: { data: JsonObject; source: JsonSource } | null;
  readonly forms: ValidForm[];
  /** The translations of forms. */
  readonly translations: ValidTranslation[];
  /** The redirects; empty if their file has errors. */
  readonly redirects: Redirect[];
  /** The code names of all sections on pages (`getCodeName`), nested ones included. */
  readonly types: ReadonlySet<string>;
  /** The non-ASCII characters of the site's files; its fonts must have them. */
  readonly characters: string;
}

/** @param checked returns the files; called on first use */
export function validContent(checked: () => CheckedProject, showing: ShowingOptions): ValidContent {
  const pages = lazyValue(() =>
    checked()
      .routed.filter(({ valid, data }) => valid && isOnSite(data, showing))
      .map((page) => toValidPage(page, showing)),
  );
  const unrouted = lazyValue(() =>
    checked()
      .unrouted.filter(({ valid }) => valid)
      .map((page) => toValidPage(page, showing)),
  );
  const site = lazyValue(() => validSite(checked()));
  const forms = lazyValue(() => validForms(checked()));
  const translations = lazyValue(() => validTranslations(checked()));
  const redirects = lazyValue(() => redirectsIn(checked()));
  const types = lazyValue(() => new Set(allPages(checked()).flatMap((page) => page.types)));
  const characters = lazyValue(() => usedCharacters(checked()));
  return {
    get pages() {
      return pages();
    },
    get unrouted() {
      return unrouted();
    },
    get site() {
      return site();
    },
    get forms() {
      return forms();
    },
    get translations() {
      return translations();
    },
    get redirects() {
      return redirects();
    },
    get types() {
      return types();
    },
    get characters() {
      return characters();
    },
  };
}

/** A page whose data and source are read again on demand. */
function toValidPage(page: CheckedPage, showing: ShowingOptions): ValidPage {
  const { route, file, types, moments } = page;
  const since = moments?.findLast((moment) => moment <= showing.at);
  return {
    ...(since !== undefined && { since }),
    route,
    file,
    head: page.data as Omit<WrittenPage, 'sections'>,
    types,
    get data() {
      return page.source.data as WrittenPage;
    },
    get source() {
      return page.source;
    },
  };
}

function validSite({ site }: CheckedProject): ValidContent['site'] {
  return site?.valid ? { data: site.data, source: site.source } : null;
}

function validForms({ forms }: CheckedProject): ValidForm[] {
  return forms
    .filter(({ valid }) => valid)
    .map(({ id, file, data, source }) => ({ id, file, data: data as WrittenForm, source }));
}

function validTranslations({ forms, translations }: CheckedProject): ValidTranslation[] {
  const ids = new Map(forms.map(({ file, id }) => [file, id]));
  return translations.flatMap(({ valid, file, data }) => {
    const { original = '', language = '' } = parseTranslation(file) ?? {};
    const form = ids.get(original);
    return valid && form !== undefined ? [{ form, language, data: data as WrittenTranslation }] : [];
  });
}

function redirectsIn({ redirects }: CheckedProject): Redirect[] {
  return redirects?.valid ? toRedirects(redirects.data as unknown as WrittenRedirects) : [];
}

function usedCharacters(checked: CheckedProject): string {
  const { site, forms, translations } = checked;
  const files = [...(site ? [site] : []), ...forms, ...translations, ...allPages(checked)];
  return [...new Set(files.flatMap((file) => [...file.characters]))].sort().join('');
}
