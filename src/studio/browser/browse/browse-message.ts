import type { CanvasView } from '../canvas/canvas-view.ts';

/** A message of a browsed page to the studio. */
export type BrowsedMessage =
  | { kind: 'shown'; path: string; title: string }
  /** A link to an address of the site was followed. */
  | { kind: 'open'; address: string }
  /** A link to a file, or out of the site, was followed. */
  | { kind: 'away'; address: string }
  /** The page wanted to send data. */
  | { kind: 'unsent' }
  /** A key of the studio was pressed. */
  | ({ kind: 'key' } & PressedKey)
  /** Escape was pressed, and the page had nothing to close. */
  | { kind: 'end' };

/** A message of the studio to a browsed page. */
export type BrowsingMessage = { kind: 'view'; view: CanvasView } | { kind: 'reload' };

/** A key with its modifiers. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
