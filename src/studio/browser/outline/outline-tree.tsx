import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { OutlineRow } from '../../protocol.ts';
import { countWords } from '../count-words.ts';

interface OutlineTreeProps {
  rows: readonly OutlineRow[];
  /** The id of the selected row. */
  selected: string;
  onSelect: (row: OutlineRow) => void;
  /** Called when a row is opened by Enter, to show its form. */
  onOpen: () => void;
  /** Called for Alt with an arrow key, and for Delete. */
  onMove: (row: OutlineRow, by: 1 | -1) => void;
  onDelete: (row: OutlineRow) => void;
}

/** The parts of a page, as a list from which one is selected. @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */
export function OutlineTree({ rows, selected, onSelect, onOpen, onMove, onDelete }: OutlineTreeProps) {
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    rows.findIndex(({ id }) => id === selected),
  );
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
    // The selected row keeps the focus that the list has.
    if (list.current?.contains(document.activeElement)) (list.current.children[index] as HTMLElement).focus();
  }, [index]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const row = rows[index]!;
    if (event.altKey) {
      if (event.key === 'ArrowUp') onMove(row, -1);
      else if (event.key === 'ArrowDown') onMove(row, 1);
      else return;
      return event.preventDefault();
    }
    const target = targetIndex(event.key, index, rows.length);
    if (target !== undefined) onSelect(rows[target]!);
    else if (event.key === 'Enter') onOpen();
    else if (event.key === 'Delete') onDelete(row);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={list} role="listbox" aria-label="Parts of the page">
      {rows.map((row) => (
        <div
          key={row.id}
          role="option"
          aria-selected={row.id === selected}
          tabIndex={row === rows[index] ? 0 : -1}
          onKeyDown={press}
          onClick={(event) => {
            event.currentTarget.focus();
            onSelect(row);
          }}
        >
          <span className="type">{row.type}</span>
          <span className="heading">{row.heading}</span>
          <RowMarks row={row} />
        </div>
      ))}
    </div>
  );
}

function RowMarks({ row: { errors, warnings, shared } }: { row: OutlineRow }) {
  const marks = [
    errors > 0 && countWords(errors, 'error'),
    warnings > 0 && countWords(warnings, 'warning'),
    shared && `used on ${countWords(shared.pages, 'page')}`,
  ].filter((mark) => typeof mark === 'string');
  if (marks.length === 0) return null;
  return <span className={errors > 0 ? 'marks invalid' : 'marks'}>{marks.join(', ')}</span>;
}

function targetIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(count - 1, index + 1);
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
