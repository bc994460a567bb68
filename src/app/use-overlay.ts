import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResolvedDialog } from '../core/content/resolved-page.ts';
import { loadPage } from './page-store.ts';

interface Overlay {
  content: ResolvedDialog;
  closeTo: string;
  onClose: () => void;
}

/**
 * The dialog that a link has opened over the current page, if any. It is an entry in the history, so the browser's
 * Back closes it.
 */
export function useOverlay(): Overlay | undefined {
  const { state, pathname } = useLocation() as { state: unknown; pathname: string };
  const navigate = useNavigate();
  const route = overlayRoute(state);
  const [loaded, setLoaded] = useState<{ route: string; content: ResolvedDialog | undefined }>();
  useEffect(() => {
    if (!route) return undefined;
    let current = true;
    loadPage(route).then(
      ({ page }) => current && setLoaded({ route, content: page.dialog }),
      () => location.assign(route),
    );
    return () => {
      current = false;
    };
  }, [route]);
  const content = loaded?.route === route ? loaded?.content : undefined;
  if (!route || !content) return undefined;
  return { content, closeTo: pathname, onClose: () => void navigate(-1) };
}

/** The state of a history entry that shows the dialog of another page. */
export function overlayState(route: string): { overlay: string } {
  return { overlay: route };
}

/** A page that is loaded anew shows itself: the dialog that was over it does not come back by itself. */
export function dropOverlay(): void {
  // Where the router keeps what it was told with an entry.
  history.replaceState({ ...history.state, usr: null }, '');
}

function overlayRoute(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return undefined;
  return typeof state.overlay === 'string' ? state.overlay : undefined;
}
