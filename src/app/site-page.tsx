import { useContext, useMemo } from 'react';
import { useLoaderData, useLocation, useNavigate, ScrollRestoration } from 'react-router-dom';
import type { PageData, ResolvedDialog, ResolvedSite } from '../core/content/resolved-page.ts';
import { FormAnswerContext } from '../forms/place/form-answer.ts';
import { FormHostContext } from '../forms/place/form-host.ts';
import { createLocale } from '../core/messages/locale.ts';
import { LocaleContext } from '../ui/locale.ts';
import { App } from '../renderer/app.tsx';
import type { DialogState } from '../shell/page-dialog.tsx';
import { ConsentSlot } from './consent-slot.tsx';
import { DialogForm } from './dialog-form.tsx';
import { useArrival } from './use-arrival.ts';
import { useLinks } from './use-links.ts';
import { useOverlay } from './use-overlay.ts';

/** The page at the current address, with everything that navigation and forms need. */
export function SitePage({ site }: { site: ResolvedSite }) {
  const { page } = useLoaderData<PageData>();
  const navigate = useNavigate();
  const overlay = useOverlay();
  const isAnswer = useContext(FormAnswerContext) !== null;
  const locale = useMemo(() => createLocale(site), [site]);
  const host = useMemo(() => ({ navigate: (to: string) => void navigate(to) }), [navigate]);
  useLinks(site.overlays, page.route);
  useArrival(page, useLocation());
  // The answer to a form without scripts stands in the page itself: a dialog would cover it.
  const own = !isAnswer && page.dialog ? dialogState(page.dialog, '/', () => void navigate('/')) : undefined;
  const dialog = overlay ? dialogState(overlay.content, overlay.closeTo, overlay.onClose) : own;
  return (
    <LocaleContext value={locale}>
      <FormHostContext value={host}>
        <App site={site} page={page} dialog={dialog} />
        <ConsentSlot thirdParties={site.thirdParties} route={page.route} />
        <ScrollRestoration />
      </FormHostContext>
    </LocaleContext>
  );
}

function dialogState(content: ResolvedDialog, closeTo: string, onClose: () => void): DialogState {
  return { content, closeTo, onClose, form: <DialogForm content={content} onClose={onClose} /> };
}
