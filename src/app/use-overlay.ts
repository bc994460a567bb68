import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResolvedDialog } from '../core/content/resolved-page.ts';
import { loadPage } from './page-store.ts';

interface Overlay {
  content: ResolvedDialog;
  /** The parameters of the address that has opened it. */
  search: string;
  closeTo: string;
  onClose: () => void;
}

/** What the history keeps with an entry that shows the dialog of another page. */
type OverlayState = Pick<Overlay, 'search'> & { overlay: string };

/** What the browser keeps with an entry: the router puts there what it was told. */
export interface HistoryEntry {
  usr?: OverlayState | null;
}

/**
 * The dialog that a link has opened over the current page, if any. It is an entry in the history, so the browser's
 * Back closes it.
 */
export function useOverlay(): Overlay | undefined {
  const { state, pathname } = useLocation() as { state: OverlayState | null; pathname: string };
  const navigate = useNavigate();
  const { overlay: route, search = '' } = state ?? {};
  const [loaded, setLoaded] = useState<{ route: string; content: ResolvedDialog | undefined }>();
  useEffect(() => {
    if (!route) return undefined;
    let current = true;
    loadPage(route).then(
      // A form takes long to draw: in between, the browser paints and answers.
      ({ page }) => current && startTransition(() => setLoaded({ route, content: page.dialog })),
      () => location.assign(route + search),
    );
    return () => {
      current = false;
    };
  }, [route, search]);
  const content = loaded?.route === route && loaded?.content;
  if (!content) return undefined;
  return { content, search, closeTo: pathname, onClose: () => void navigate(-1) };
}

/**
 * The state of a history entry that shows the dialog of another page.
 * @param from the page below, which the dialog is about if the link to it names no other
 */
export function overlayState(overlay: string, search: string, from: string): OverlayState {
  return { overlay, search: search || `?service=${from.slice(1)}` };
}

/** A page that is loaded anew shows itself: the dialog that was over it does not come back by itself. */
export function dropOverlay(): void {
  const entry: HistoryEntry = { ...history.state, usr: null };
  history.replaceState(entry, '');
}
