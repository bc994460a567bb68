import type { PreviewFault, PreviewFaults } from '../../core/page/preview.ts';

/** What went wrong in the browser itself: a mismatch, a component that throws. */
export interface Note {
  title: string;
  text: string;
}

export interface OverlayState extends Pick<PreviewFaults, 'here' | 'elsewhere'> {
  notes: Note[];
}

let state: OverlayState = { here: [], elsewhere: [], notes: [] };
const listeners = new Set<() => void>();

export function overlayState(): OverlayState {
  return state;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showFaults({ here, elsewhere }: PreviewFaults): void {
  set({ ...state, here, elsewhere });
}

/** A fault that the server has met while it drew the page. */
export function addFault(fault: PreviewFault): void {
  set({ ...state, here: [fault, ...state.here] });
}

/** The same is said once. */
export function addNote(note: Note): void {
  if (!state.notes.some(({ text }) => text === note.text)) set({ ...state, notes: [...state.notes, note] });
}

function set(next: OverlayState): void {
  state = next;
  for (const listener of listeners) listener();
}
