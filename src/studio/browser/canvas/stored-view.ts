import type { CanvasView } from './canvas-view.ts';

const KEY = 'studio-view';
const DEFAULT_VIEW: CanvasView = { look: 'screen', isTextLarge: false };

/** The view of the last session. */
export function readStoredView(): CanvasView {
  try {
    return { ...DEFAULT_VIEW, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<CanvasView>) };
  } catch {
    // Storage may be blocked, or contain other data.
    return DEFAULT_VIEW;
  }
}

/** Whether the view of the last session is the default one. */
export function isStoredViewDefault(): boolean {
  return JSON.stringify(readStoredView()) === JSON.stringify(DEFAULT_VIEW);
}

/** Stores the view for the next session. */
export function storeView(view: CanvasView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // Then the view applies only to this session.
  }
}
