import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import type { OutlineRow } from '../../protocol.ts';
import { extendSelection, type SelectionMode } from './selected-rows.ts';
import { OutlineRows } from './outline-rows.tsx';
import { treeCommand } from './tree-command.ts';

interface OutlineTreeProps {
  rows: readonly OutlineRow[];
  /** The id of the row whose form is shown. */
  current: string;
  /** The ids of the selected rows. */
  selectedIds: readonly string[];
  /** Whether each click adds to the selection, for devices without a keyboard. */
  isAdding: boolean;
  /** @param selectedIds the ids of the selected rows */
  onSelect: (row: OutlineRow, selectedIds: readonly string[]) => void;
  /** Called when a row is opened by Enter, to show its form. */
  onOpen: () => void;
  /** Called for Alt with an arrow key, and for Delete. */
  onMove: (row: OutlineRow, by: 1 | -1) => void;
  onDelete: (row: OutlineRow) => void;
  /** Lets rows be dragged. @returns a function that ends it */
  onDrag: (list: HTMLElement) => () => void;
}

/**
 * The parts of a page as a tree with multiple selection. @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 */
export function OutlineTree(props: OutlineTreeProps) {
  const { rows, current, selectedIds, isAdding, onSelect, onOpen, onMove, onDelete, onDrag } = props;
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    rows.findIndex(({ id }) => id === current),
  );
  /** The row at which the current range begins. */
  const anchor = useRef(current);
  useFocusedRow(list, index, rows.length);
  const drag = useEffectEvent(onDrag);
  useEffect(() => (list.current ? drag(list.current) : undefined), []);
  const changeSelection = (row: OutlineRow, mode: SelectionMode) => {
    if (mode !== 'range') anchor.current = row.id;
    onSelect(row, extendSelection(rows, selectedIds, anchor.current, row, mode));
  };
  const press = (event: KeyboardEvent) => {
    const command = treeCommand(event, rows, index);
    if (!command) return;
    event.preventDefault();
    const row = rows[index]!;
    if (command.kind === 'move') onMove(row, command.by);
    else if (command.kind === 'open') onOpen();
    else if (command.kind === 'delete') onDelete(row);
    else if (command.kind === 'walk') onSelect(command.row, selectedIds);
    else if (command.kind === 'all')
      onSelect(
        row,
        rows.flatMap((each) => (each.index === undefined ? [] : [each.id])),
      );
    else changeSelection(command.row, command.kind);
  };
  return (
    <div
      ref={list}
      role="tree"
      tabIndex={-1}
      aria-label="Parts of the page"
      aria-multiselectable="true"
      onKeyDown={press}
      onClick={(event) => {
        const element = (event.target as Element).closest<HTMLElement>('[data-row]');
        const row = rows.find(({ id }) => id === element?.dataset['row']);
        if (!element || !row) return;
        element.focus();
        changeSelection(row, clickMode(event, isAdding));
      }}
    >
      <OutlineRows rows={rows} index={index} selectedIds={selectedIds} />
    </div>
  );
}

/** Keeps the focus in the list when its row is deleted or moved, and the row in view. */
function useFocusedRow(list: React.RefObject<HTMLDivElement | null>, index: number, count: number): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = list.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  useEffect(() => {
    const row = list.current?.children[index] as HTMLElement | undefined;
    row?.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    // When a focused row is deleted, the focus is lost.
    const isLost = activeElement === document.body && wasInside.current;
    if (isLost || list.current?.contains(activeElement)) row?.focus();
  }, [list, index, count]);
}

function clickMode(
  { shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  isAdding: boolean,
): SelectionMode {
  if (shiftKey) return 'range';
  return ctrlKey || metaKey || isAdding ? 'toggle' : 'only';
}
