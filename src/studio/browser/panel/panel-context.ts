import { createContext, useContext } from 'react';
import type { DataPath, PlainEdit } from 'pagewright/json';
import type { NameList, PlacedDiagnostic } from '../../protocol.ts';

/** The actions of a form's fields. Paths are those in the form's object. */
export interface PanelActions {
  /** Sets a value; undefined removes it. @param isTyped whether it is a key press in a text */
  change(path: DataPath, value: unknown, isTyped?: boolean): void;
  /** Changes a list. */
  edit(edit: Exclude<PlainEdit, { kind: 'set' }>, words: string): void;
  /** Shows the form of an entry. */
  open(path: DataPath): void;
  /** The names of the site; undefined while they are loaded. */
  names: NameList | undefined;
  /** The diagnostics of a value, and of the values in it. */
  diagnosticsAt(path: DataPath): PlacedDiagnostic[];
}

/** The actions of the panel, for the fields in it. */
export const PanelContext = createContext<PanelActions | null>(null);

/**
 * The current value of the form's object, including the last key press. The form library passes it on a moment
 * later.
 */
export const PanelValue = createContext<unknown>(undefined);

/** The path of the form's object in its file. */
export const PanelPlace = createContext<DataPath>([]);

/** @throws outside a form */
export function usePanelActions(): PanelActions {
  const actions = useContext(PanelContext);
  if (!actions) throw new Error('The field is not in a form.');
  return actions;
}
