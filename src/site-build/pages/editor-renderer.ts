import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData, ResolvedPage, ResolvedSite } from '../../core/content/resolved-page.ts';
import { documentHtml } from '../../core/page/document/document.ts';
import { bundle } from '../bundle/bundle.ts';
import { createStyleSheets } from '../bundle/style-sheets.ts';
import { joinSheets, stylesFor } from '../bundle/styles-for.ts';
import type { SiteFonts } from '../fonts/build-fonts.ts';
import { EditedForms, type EditedForm, type FormTexts } from '../forms/edited-forms.ts';
import type { LoadedSite } from '../load-site.ts';
import type { Roots } from '../roots.ts';
import { readSiteTheme } from '../theme/site-theme.ts';
import { pageFrame } from './page-frame.ts';
import { createVisitorPages, type VisitorPages } from './visitor-pages.ts';

/** Renders one page. @returns its body @throws if a section throws */
export type RenderPage = (site: ResolvedSite, data: PageData) => string;

/** Renders pages in the studio while they are edited, with the code and the styles of the build. */
export interface EditorRenderer {
  /** Loads the components of section types and forms. @returns the types without a component */
  prepare(types: readonly string[], forms: readonly string[]): Promise<string[]>;
  render: RenderPage;
  /** Uses the given texts of valid forms from now on, by id: the code contains those of its build. */
  showForms(texts: FormTexts): void;
  /**
   * The style sheets of a page, as the build chooses them, in one text; with the tokens of the content, if these have
   * changed.
   */
  styles(types: readonly string[], hasForms: boolean, language: string, content: LoadedSite): string;
  /** A document without scripts, to be shown in a frame. @param links the addresses of its style sheets */
  frameDocument(page: ShownDocument, content: LoadedSite, links: readonly string[]): string;
  /**
   * Returns a function that writes a document as built, except the icons and the data for search engines.
   * @param page its section types and forms
   */
  builtDocument(
    site: ResolvedSite,
    page: Pick<ResolvedPage, 'types' | 'forms'>,
    content: LoadedSite,
    fonts: SiteFonts,
  ): Promise<(page: ResolvedPage, body: string) => string>;
  /** Pages as visitors use them, with their scripts. */
  visitorPages: VisitorPages;
}

/** A page in a frame. */
export interface ShownDocument {
  site: ResolvedSite;
  page: ResolvedPage;
  body: string;
}

/** The exports of src/entries/prerender.tsx, bundled. */
interface Prerender extends Pick<EditorRenderer, 'prepare'> {
  renderPage: RenderPage;
  replaceForm(module: EditedForm): void;
}

/**
 * Bundles the code of all section types and forms, or uses the bundle of an earlier build.
 * @param roots the folders of engine and site
 * @param withoutForms the ids of forms with errors, whose code can't be bundled
 */
export async function openRenderer(roots: Roots, withoutForms: readonly string[]): Promise<EditorRenderer> {
  const code = await bundle(roots, withoutForms.length > 0 ? { withoutForms } : {});
  const { styles } = code;
  /** The tokens in the bundle. */
  const tokens = readSiteTheme(path.join(roots.site, 'pages-config')).css;
  const { prepare, renderPage, replaceForm } = (await import(
    pathToFileURL(code.prerenderFile).href
  )) as Prerender;
  const forms = new EditedForms(replaceForm);
  return {
    prepare,
    render: renderPage,
    showForms: (texts) => forms.show(texts),
    styles: (types, hasForms, language, { theme }) => {
      const pageSheets = stylesFor(styles, types, hasForms, [language]);
      const bundledStyles = joinSheets(styles, [...pageSheets.shared, ...pageSheets.own]);
      return theme.css === tokens ? bundledStyles : `${bundledStyles}\n${theme.css}`;
    },
    frameDocument: ({ site, page, body }, { theme }, links) =>
      documentHtml({
        site,
        page: { ...page, noindex: true },
        assets: {
          script: '',
          code: [],
          later: '',
          styles: { links: [...links] },
          ground: { light: theme.value('--paper', 'light'), dark: theme.value('--paper', 'dark') },
          site: '',
          shareImage: '/',
          head: '<link rel="icon" href="data:,">',
        },
        build: '',
        version: '',
        body,
        staysPlain: true,
      }),
    builtDocument: async (site, { types, forms: onPage }, content, fonts) => {
      const { assets } = pageFrame(content, site, {}, code, fonts);
      const sheets = createStyleSheets(code, fonts.fallbackCss, { write: async () => undefined });
      const { first, links, print } = await sheets(types, onPage.length > 0, site.language);
      return (page, body) =>
        documentHtml({
          site,
          page,
          assets: { ...assets, styles: { links, print }, shareImage: '/share.png', head: '' },
          build: '',
          version: '',
          body,
          firstStyles: first(body),
          data: '/page.json',
        });
    },
    visitorPages: createVisitorPages(roots.engine, code, renderPage),
  };
}
