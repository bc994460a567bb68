import type { EditValue } from '../../edit-values.ts';
import type { CanvasChange } from '../../protocol.ts';

/** A change that a control asks for. */
export interface WantedEdit {
  file: string;
  edit: EditValue;
  /** The change in words, for the history and for announcements. */
  description: string;
  /** Whether it is a key press in a text. */
  isTyped?: boolean;
  /** The row to select afterwards. Default: the selected one */
  row?: string;
  /** The ids of all rows to select then. Default: only that row */
  selectedIds?: readonly string[];
}

/** The functions of the canvas that the session calls. */
export interface CanvasHandle {
  /** @param change undefined if the whole page must be loaded again */
  show(change: CanvasChange | undefined): void;
  /** Marks every place that shows a text. */
  highlight(text: string): void;
}
