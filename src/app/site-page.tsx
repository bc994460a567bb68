import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useNavigate, ScrollRestoration } from 'react-router-dom';
import type { PageData, ResolvedDialog, ResolvedSite } from '../core/content/resolved-page.ts';
import { FormAnswerContext } from '../forms/place/form-answer.ts';
import { FormHostContext } from '../forms/place/form-host.ts';
import { createLocale } from '../core/messages/locale.ts';
import { LocaleContext } from '../ui/locale.ts';
import { App } from '../renderer/app.tsx';
import { ConsentSlot } from './consent-slot.tsx';
import { FormPlace } from '../forms/place/form-place.tsx';
import { loadedDialog } from '../forms/place/loaded-forms.ts';
import { useArrival } from './use-arrival.ts';
import { useOtherLanguageLinks } from './use-other-language-links.ts';
import { useLinks } from './use-links.ts';
import { useOverlay } from './use-overlay.ts';

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
  // The answer to a form sent without scripts is in the page itself, and a dialog would cover it.
  const own = !isAnswer && page.dialog ? createDialog(page.dialog, home, () => void navigate(home)) : null;
  const dialog = overlay ? createDialog(overlay.content, overlay.closeTo, overlay.onClose) : own;
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

/** @throws Error if the code of dialogs is not loaded */
function createDialog(content: ResolvedDialog, closeTo: string, onClose: () => void): ReactNode {
  const FormDialog = loadedDialog();
  if (!FormDialog) throw new Error('The dialog was not loaded before its rendering.');
  const { form } = content;
  return (
    <FormDialog key={form.id} content={content} closeTo={closeTo} onClose={onClose}>
      {/* The page below may contain the same form, so the ids of its fields have another prefix. */}
      <FormPlace form={form} place={`dialog-${form.id}`} onFinished={onClose} />
    </FormDialog>
  );
}
