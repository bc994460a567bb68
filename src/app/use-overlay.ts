import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResolvedDialog } from '../core/content/resolved-page.ts';
import { loadPage } from './page-store.ts';

interface Overlay {
  content: ResolvedDialog;
  /** The query of the address that has opened the dialog. */
  search: string;
  closeTo: string;
  onClose: () => void;
}

/** The state of a history entry that shows the dialog of another page. */
type OpenOverlay = Pick<Overlay, 'search'> & { overlay: string };

/** The state of a history entry, as the router writes it. */
export interface HistoryEntry {
  usr?: OpenOverlay | null;
}

/**
 * The dialog that a link has opened over the current page, if any. The dialog is a history entry, so the
 * browser's Back closes it.
 */
export function useOverlay(): Overlay | undefined {
  const { state, pathname } = useLocation() as { state: OpenOverlay | null; pathname: string };
  const navigate = useNavigate();
  const { overlay: route, search = '' } = state ?? {};
  const [loaded, setLoaded] = useState<{ route: string; content: ResolvedDialog | undefined }>();
  useEffect(() => {
    if (!route) return undefined;
    let isCurrent = true;
    loadPage(route).then(
      // Rendering a form is slow; as a transition it blocks neither painting nor input.
      ({ page }) => isCurrent && startTransition(() => setLoaded({ route, content: page.dialog })),
      () => location.assign(route + search),
    );
    return () => {
      isCurrent = false;
    };
  }, [route, search]);
  const content = loaded?.route === route && loaded?.content;
  if (!content) return undefined;
  return { content, search, closeTo: pathname, onClose: () => void navigate(-1) };
}

/**
 * The state of a history entry that shows the dialog of another page.
 * @param from the page below; it is the dialog's subject unless the link names another
 */
export function overlayState(overlay: string, search: string, from: string): OpenOverlay {
  return { overlay, search: search || `?service=${from.slice(1)}` };
}

/** Removes the dialog from the history entry, so that a reload shows only the page. */
export function dropOverlay(): void {
  const entry: HistoryEntry = { ...history.state, usr: null };
  history.replaceState(entry, '');
}
