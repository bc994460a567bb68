import type { PreviewDiagnostic, PreviewDiagnostics } from '../../core/page/preview.ts';

/** An error in the browser itself: a hydration mismatch, or a component that throws. */
export interface OverlayNote {
  title: string;
  text: string;
}

/** The diagnostics and notes that development shows over a page. */
export interface OverlayState extends Pick<PreviewDiagnostics, 'here' | 'elsewhere'> {
  notes: OverlayNote[];
}

let state: OverlayState = { here: [], elsewhere: [], notes: [] };
const listeners = new Set<() => void>();

/** The current state; a component subscribes to it with `subscribe`. */
export function getOverlaySnapshot(): OverlayState {
  return state;
}

/** Calls a listener after each change; returns the function that stops it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the shown diagnostics. */
export function showDiagnostics({ here, elsewhere }: PreviewDiagnostics): void {
  set({ ...state, here, elsewhere });
}

/** Adds a diagnostic from rendering the page on the server. */
export function addDiagnostic(diagnostic: PreviewDiagnostic): void {
  set({ ...state, here: [diagnostic, ...state.here] });
}

/** Adds an error in the browser. Equal errors are shown once. */
export function addNote(note: OverlayNote): void {
  if (!state.notes.some(({ text }) => text === note.text)) set({ ...state, notes: [...state.notes, note] });
}

function set(next: OverlayState): void {
  state = next;
  for (const listener of listeners) listener();
}
