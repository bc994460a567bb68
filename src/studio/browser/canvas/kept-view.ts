import type { CanvasView } from './canvas-view.ts';

const KEY = 'studio-view';
const asItIs: CanvasView = { look: 'screen', isTextLarge: false };

/** The view of the last session. */
export function readKeptView(): CanvasView {
  try {
    return { ...asItIs, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<CanvasView>) };
  } catch {
    // Storage may be blocked, or have something else.
    return asItIs;
  }
}

/** Stores the view for the next session. */
export function keepView(view: CanvasView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // The view is then that of this session alone.
  }
}
