import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { FOCUS_CODE } from '../core/content/section-code.ts';
import { storedPagesIn, type StoredPage, type StoredPages } from '../core/page/server-pages.ts';
import type { TranslatedForms } from '../core/page/built-site.ts';
import { markOtherLanguageLinks } from '../core/page/other-language-links.ts';
import { documentHtml } from '../core/page/document/document.ts';
import type { PageData, ResolvedSite } from '../core/content/resolved-page.ts';
import { createLocale } from '../core/messages/locale.ts';
import { FormAnswerContext, ReceiptContext } from '../forms/place/form-answer.ts';
import type { Receipt } from '../forms/place/form-answer.ts';
import type { FormAnswer } from '../forms/place/form-answer.ts';
import { formIds, loadedForm } from '../forms/place/loaded-forms.ts';
import { toNextSteps } from '../forms/place/what-next.tsx';
import { loadCode } from '../app/load-code.ts';
import { SitePage } from '../app/site-page.tsx';
import { sectionComponent } from '../renderer/registry.ts';
import '../ui/styles.ts';

export { replaceForm } from '../forms/place/loaded-forms.ts';

/**
 * Loads the code of sections and forms, so that pages can be rendered synchronously.
 * @param types the section types on those pages
 * @param forms the forms on them. Default: all
 * @returns the types without a component, which would be missing from a page
 */
export async function prepare(types: readonly string[], forms = formIds()): Promise<string[]> {
  await loadCode({ types: [...types], forms });
  return types.filter((type) => type !== FOCUS_CODE && !sectionComponent(type));
}

/**
 * A page's complete markup, from the same tree that the browser hydrates.
 * @throws Error if a section throws, so that a build never publishes a page without it
 */
export function renderPage(site: ResolvedSite, data: PageData): string {
  return renderElement(site, data, <SitePage site={site} />);
}

/**
 * The page of a form as a document, with submitted values and errors, for browsers that have sent the form
 * without scripts.
 * @param language language of the page with the form, if not the main one
 * @throws Error if no page has the form
 */
export function renderFormPage(
  pages: StoredPages,
  form: string,
  answer: Omit<FormAnswer, 'form'>,
  language?: string,
): string {
  const inLanguage = storedPagesIn(pages, language);
  const { site, forms } = inLanguage.forms[form] ? inLanguage : pages;
  const stored = forms[form];
  if (!stored) throw new Error(`No page holds the form "${form}" in its sections.`);
  const errorTitle = createLocale(site).t('form.errorTitle', { title: stored.data.page.title });
  const element = (
    <FormAnswerContext value={{ ...answer, form }}>
      <SitePage site={site} />
    </FormAnswerContext>
  );
  return plainDocument(site, stored, errorTitle, element);
}

/**
 * The page of a form for the service or subject in its address. It hydrates like the page from the build.
 * @returns undefined if the route has no such form
 */
export function renderAskedPage(pages: StoredPages, route: string, query: string): string | undefined {
  const isAsked = ([id, { data }]: [string, StoredPage]) => {
    const { service, subject } = loadedForm(id)?.form.definition ?? {};
    return data.page.route === route && (service ?? subject) !== undefined;
  };
  const matches = [pages, ...Object.values(pages.translations ?? {})].flatMap(({ site, forms }) => {
    const [, stored] = Object.entries(forms).find(isAsked) ?? [];
    return stored ? [{ site, ...stored }] : [];
  });
  if (!matches[0]) return undefined;
  const { site, data, assets } = matches[0];
  const { page, build, version } = data;
  return documentHtml({
    site,
    page,
    assets,
    build,
    version,
    body: renderElement(site, data, <SitePage site={site} />, query),
    query,
  });
}

/**
 * The receipt of a form as a document, or the message that nothing is stored under a reference.
 * @param pages the stored pages of the build
 * @param sent the sent form; undefined if the reference is unknown
 * @param reference the reference as the visitor has typed it
 * @param language language of the requested receipt, if not the main one
 * @returns the HTML document; undefined if the site has no receipt page
 */
export function renderReceipt(
  pages: StoredPages,
  sent: Sent | undefined,
  reference: string,
  language?: string,
): string | undefined {
  const { site, receipt, words } = storedPagesIn(pages, language);
  if (!receipt) return undefined;
  const answer = sent ? createReceipt(sent, reference, words) : { unknown: reference };
  const element = (
    <ReceiptContext value={answer}>
      <SitePage site={site} />
    </ReceiptContext>
  );
  return plainDocument(site, receipt, receipt.data.page.title, element);
}

/** A sent form, with the times of receipt and answer in ISO 8601. */
interface Sent {
  form: string;
  receivedAt: string;
  answeredAt?: string;
  /** Whether the visitor asked by the reference, and has not just sent the form. */
  isLookedUp?: boolean;
}

function createReceipt(
  { form, receivedAt, answeredAt, isLookedUp }: Sent,
  reference: string,
  words: TranslatedForms = {},
): Receipt {
  const formTexts = words[form];
  const loadedFormCode = loadedForm(form)?.form;
  const { definition } = (formTexts && loadedFormCode?.translate(formTexts)) ?? loadedFormCode ?? {};
  const { title = form, texts } = definition ?? {};
  const lines = [texts?.success, texts?.confirmation].filter((line) => line !== undefined);
  return {
    reference,
    title,
    at: Date.parse(receivedAt),
    // After the answer of the office, there are no next steps.
    ...(answeredAt
      ? { answeredAt: Date.parse(answeredAt) }
      : { ...(!isLookedUp && { lines }), ...(definition && toNextSteps(definition)) }),
  };
}

function plainDocument(
  site: ResolvedSite,
  { data, assets }: StoredPage,
  title: string,
  element: ReactNode,
): string {
  const page = { ...data.page, title, noindex: true };
  const body = renderElement(site, data, element);
  return documentHtml({
    site,
    page,
    assets,
    build: data.build,
    version: data.version,
    body,
    staysPlain: true,
  });
}

function renderElement({ original }: ResolvedSite, data: PageData, element: ReactNode, search = ''): string {
  const route = { id: 'page', path: '*', element };
  const pathname = data.page.route;
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const context: Parameters<typeof createStaticRouter>[1] = {
    basename: '/',
    location,
    matches: [{ params: { '*': pathname.slice(1) }, pathname, pathnameBase: '/', route }],
    loaderData: { page: data },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  const router = createStaticRouter([route], context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const { language } = data.page;
  if (original === undefined || language === undefined) return html;
  return markOtherLanguageLinks(html, language, original);
}
