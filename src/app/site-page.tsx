import { useContext, useMemo, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useNavigate, ScrollRestoration } from 'react-router-dom';
import type { PageData, ResolvedDialog, ResolvedSite, ResolvedPage } from '../core/content/resolved-page.ts';
import { FormAnswerContext } from '../forms/place/form-answer.ts';
import { FormHostContext } from '../forms/place/form-host.ts';
import { createLocale } from '../core/messages/locale.ts';
import { LocaleContext } from '../ui/locale.ts';
import { ConsentSlot } from './consent-slot.tsx';
import { FormPlace } from '../forms/place/form-place.tsx';
import { loadedDialog } from '../forms/place/loaded-forms.ts';
import { useArrival } from './use-arrival.ts';
import { useLinks } from './use-links.ts';
import { useOverlay } from './use-overlay.ts';
import { Shell } from '../shell/shell.tsx';
import { MapFrameContext } from '../ui/map-frame.ts';
import { PageView } from '../renderer/page-view.tsx';
import { otherLanguageLink } from '../core/page/other-language-links.ts';

/** The page at the current address, with the context for navigation and forms. */
export function SitePage({ site }: { site: ResolvedSite }) {
  const { page } = useLoaderData<PageData>();
  const navigate = useNavigate();
  const location = useLocation();
  const overlay = useOverlay();
  const isAnswer = useContext(FormAnswerContext) !== null;
  const locale = useMemo(() => createLocale(site), [site]);
  const search = overlay?.search ?? location.search;
  const host = useMemo(
    () => ({ navigate: (to: string) => void navigate(to), site, search }),
    [navigate, site, search],
  );
  const { home = '/' } = site;
  useLinks(site.overlays, page.route);
  useArrival(page, location);
  useOtherLanguageLinks(site, page, overlay);
  // A dialog that links open over other pages returns to the page before it, also as a document.
  const returns = site.overlays.includes(page.route);
  const close = () => void navigate((returns && dialogOrigin()) || home);
  // The answer to a form sent without scripts is in the page itself, and a dialog would cover it.
  const ownDialog = !isAnswer && page.dialog ? createDialog(page.dialog, home, close, returns) : null;
  const dialog = overlay ? createDialog(overlay.content, overlay.closeTo, overlay.onClose) : ownDialog;
  return (
    <LocaleContext value={locale}>
      <FormHostContext value={host}>
        <App site={site} page={page} dialog={dialog} />
        <ConsentSlot site={site} route={page.route} />
        <ScrollRestoration />
      </FormHostContext>
    </LocaleContext>
  );
}

/** The page of this site that has led to the document with the dialog: src/entries/hold-dialog.ts wrote it. */
function dialogOrigin(): string | undefined {
  return document.documentElement.dataset['dialogOrigin'];
}

/** @throws Error if the code of dialogs is not loaded */
function createDialog(
  content: ResolvedDialog,
  closeTo: string,
  onClose: () => void,
  returns = false,
): ReactNode {
  const FormDialog = loadedDialog();
  if (!FormDialog) throw new Error('The dialog was not loaded before its rendering.');
  const { form } = content;
  return (
    <FormDialog key={form.id} content={content} closeTo={closeTo} returns={returns} onClose={onClose}>
      {/* The page below may contain the same form, so the ids of its fields have another prefix. */}
      <FormPlace form={form} place={`dialog-${form.id}`} onFinished={onClose} />
    </FormDialog>
  );
}

interface AppProps {
  site: ResolvedSite;
  page: ResolvedPage;
  /** The rendered dialog over the page: the page's own, or one that a link has opened. */
  dialog?: ReactNode;
}

/** A whole page; the build and the browser render it identically. */
function App({ site, page, dialog }: AppProps) {
  return (
    <Shell site={site} page={page} dialog={dialog}>
      <MapFrameContext value={site.thirdParties.map?.src}>
        <PageView key={page.route} sections={page.sections} />
      </MapFrameContext>
    </Shell>
  );
}

/**
 * Marks the links of a translated page that lead to a page in another language. In documents the build has
 * marked them; this handles later pages and dialogs.
 * @param page the current page
 * @param over the dialog over it
 */
function useOtherLanguageLinks({ original }: ResolvedSite, page: ResolvedPage, over: unknown): void {
  const { language } = page;
  useEffect(() => {
    if (original === undefined || language === undefined) return;
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      const target = otherLanguageLink(link.getAttribute('href') ?? '', language, original);
      if (target && !link.hasAttribute('hreflang')) {
        link.setAttribute('hreflang', target.hreflang);
        link.setAttribute('data-language', target.code);
      }
    }
  }, [original, language, page, over]);
}
