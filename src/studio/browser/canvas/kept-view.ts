import type { CanvasView } from './canvas-view.ts';

const KEY = 'studio-view';
const asItIs: CanvasView = { look: 'screen', isTextLarge: false };

/** The view of the last session. */
export function readKeptView(): CanvasView {
  try {
    return { ...asItIs, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<CanvasView>) };
  } catch {
    // Storage may be blocked, or contain other data.
    return asItIs;
  }
}

/** Stores the view for the next session. */
export function keepView(view: CanvasView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // Then the view applies only to this session.
  }
}
