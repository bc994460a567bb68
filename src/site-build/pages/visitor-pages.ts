import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData, ResolvedPage, ResolvedSite } from '../../core/content/resolved-page.ts';
import { documentHtml } from '../../core/page/document/document.ts';
import { framedHeaders } from '../../core/page/headers.ts';
import { webFontCss } from '../../core/page/web-fonts.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { hashSources, inlineScripts } from '../bundle/inline-script.ts';
import { createStyleSheets } from '../bundle/style-sheets.ts';
import { allStyles } from '../bundle/styles-for.ts';
import type { SiteFonts } from '../fonts/build-fonts.ts';
import type { FormTexts } from '../forms/edited-forms.ts';
import type { LoadedSite } from '../load-site.ts';
import { fingerprint } from './fingerprint.ts';
import { pageFrame } from './page-frame.ts';

/** A page with its scripts: the document, and the data with which the browser hydrates it. */
interface VisitorPage {
  html: string;
  data: PageData;
}

/** Pages as visitors use them, with the scripts of the build, while their content is edited. */
export interface VisitorPages {
  /**
   * Renders a page. The code of its section types and forms must be prepared. The page has no service worker and
   * counts no visits.
   * @param address of its data file
   * @param around the content; the texts of forms as shown, which may differ from the bundled ones
   * @throws if a section throws
   */
  page(
    site: ResolvedSite,
    page: ResolvedPage,
    address: string,
    around: { content: LoadedSite; fonts: SiteFonts; forms: FormTexts },
  ): Promise<VisitorPage>;
  /** A script, a style sheet or shared data of these pages, by address; undefined if there is none. */
  file(address: string): Promise<string | Uint8Array | undefined>;
  /** The headers of these pages. @param embedder the origin whose frames may show them */
  headers(site: ResolvedSite, embedder: string): Record<string, string>;
}

/**
 * Creates the pages that the studio shows with their scripts.
 * @param engine the folder of the engine
 * @param render renders the body of a page
 */
export function createVisitorPages(
  engine: string,
  code: Bundle,
  render: (site: ResolvedSite, data: PageData) => string,
): VisitorPages {
  /** The files that belong to documents, by address. */
  const textsByAddress = new Map<string, string>();
  /** The forms whose scripts differ from the bundle's, by the address of the script. */
  const shownForms = new Map<string, { id: string; text: string }>();
  const output = {
    write: async (name: string, content: string | Uint8Array) =>
      void textsByAddress.set(`/${name}`, String(content)),
  };
  return {
    page: async (fullSite, page, address, { content, fonts, forms }) => {
      for (const [id, text] of forms) shownForms.set(formScript(code, id), { id, text });
      const site = withoutServices(fullSite);
      const { assets, build, types } = pageFrame(content, site, {}, code, fonts);
      textsByAddress.set(assets.site, JSON.stringify(site));
      if (assets.fonts) textsByAddress.set(assets.fonts.sheet, webFontCss(assets.fonts.files));
      const siteStyles = allStyles(code.styles, types, [site.language]);
      await output.write(siteStyles.file, siteStyles.text);
      const sheets = createStyleSheets(code, fonts.fallbackCss, output);
      const { first, links, print } = await sheets(page.types, page.forms.length > 0, site.language);
      const data: PageData = { page, build, version: fingerprint(JSON.stringify(page)) };
      const body = render(site, data);
      const html = documentHtml({
        site,
        page,
        assets: { ...assets, styles: { links, print }, shareImage: '/share.png', head: ICON },
        build,
        version: data.version,
        body,
        firstStyles: first(body),
        data: address,
      });
      return { html, data };
    },
    file: async (address) => {
      const form = shownForms.get(address);
      if (form) {
        // The bundler is loaded only for a form.
        const { editedFormScript } = await import('../forms/edited-form-script.ts');
        return editedFormScript(engine, form.id, form.text);
      }
      const text = textsByAddress.get(address);
      if (text !== undefined || path.posix.dirname(address) !== '/assets') return text;
      return readFile(path.join(code.clientDir, address)).catch(() => undefined);
    },
    headers: (site, embedder) =>
      framedHeaders(withoutServices(site).thirdParties, hashSources(inlineScripts(code)), embedder),
  };
}

const ICON = '<link rel="icon" href="data:,">';

/** A site whose pages reach no other server, except the map that a visitor opens. */
function withoutServices({ offline: _worker, ...site }: ResolvedSite): ResolvedSite {
  const { map } = site.thirdParties;
  return { ...site, thirdParties: map ? { map } : {} };
}

/** The address of the script of a form, which has the name of its module in the manifest. */
function formScript({ manifest }: Bundle, id: string): string {
  const name = Object.keys(manifest).find((each) => each.endsWith(`virtual:form/${id}`));
  return `/${(name && manifest[name]?.file) ?? ''}`;
}
