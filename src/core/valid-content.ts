import { pagesOf, type CheckedProject } from './checked-project.ts';
import type { WrittenForm } from './content/form.gen.ts';
import type { WrittenPage } from './content/page.gen.ts';
import type { WrittenTranslation } from './content/translation.gen.ts';
import { isOnSite, type Showing } from './content/dates/showing.ts';
import type { JsonObject, ValidForm, ValidPage, ValidTranslation } from './content/valid-page.ts';
import type { WrittenRedirects } from './content/redirects.gen.ts';
import { redirectsOf, type Redirect } from './content/redirects.ts';
import type { JsonSource } from './json/json-source.ts';
import { lazyValue } from './lazy-value.ts';
import { translationOf } from './page/routes.ts';
import type { CheckedPage } from './rules/rule.ts';

/** What keeps to the rules. It is put together when it is first asked for: many want to know the faults alone. */
export interface ValidContent {
  /** Those that are on the site. */
  readonly pages: ValidPage[];
  /** What answers unknown addresses, in each language, and what is shown without a connection. */
  readonly unrouted: ValidPage[];
  readonly site: { data: JsonObject; source: JsonSource } | null;
  readonly forms: ValidForm[];
  /** The words of these forms in other languages. */
  readonly translations: ValidTranslation[];
  /** What answers at addresses of the past; nothing where its file has faults. */
  readonly redirects: Redirect[];
  /** The names of the code of all sections on pages (`codeOf`), of those inside others too. */
  readonly types: ReadonlySet<string>;
  /** The characters beyond ASCII that the site's files hold: its fonts have to have them. */
  readonly characters: string;
}

/** @param checked gives the files, where anything is asked for */
export function validContent(checked: () => CheckedProject, showing: Showing): ValidContent {
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
  const site = lazyValue(() => siteOf(checked()));
  const forms = lazyValue(() => formsOf(checked()));
  const translations = lazyValue(() => translationsOf(checked()));
  const redirects = lazyValue(() => redirectsIn(checked()));
  const types = lazyValue(() => new Set(pagesOf(checked()).flatMap((page) => page.types)));
  const characters = lazyValue(() => charactersOf(checked()));
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

/** A page whose data and source are read again where they are asked for. */
function toValidPage(page: CheckedPage, showing: Showing): ValidPage {
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

function siteOf({ site }: CheckedProject): ValidContent['site'] {
  return site?.valid ? { data: site.data, source: site.source } : null;
}

function formsOf({ forms }: CheckedProject): ValidForm[] {
  return forms
    .filter(({ valid }) => valid)
    .map(({ id, file, data, source }) => ({ id, file, data: data as WrittenForm, source }));
}

function translationsOf({ forms, translations }: CheckedProject): ValidTranslation[] {
  const ids = new Map(forms.map(({ file, id }) => [file, id]));
  return translations.flatMap(({ valid, file, data }) => {
    const { original = '', language = '' } = translationOf(file) ?? {};
    const form = ids.get(original);
    return valid && form !== undefined ? [{ form, language, data: data as WrittenTranslation }] : [];
  });
}

function redirectsIn({ redirects }: CheckedProject): Redirect[] {
  return redirects?.valid ? redirectsOf(redirects.data as unknown as WrittenRedirects) : [];
}

function charactersOf(checked: CheckedProject): string {
  const { site, forms, translations } = checked;
  const files = [...(site ? [site] : []), ...forms, ...translations, ...pagesOf(checked)];
  return [...new Set(files.flatMap((file) => [...file.characters]))].sort().join('');
}
