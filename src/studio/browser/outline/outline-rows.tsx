import { memo } from 'react';
import type { OutlineRow } from '../../protocol.ts';
import { pluralize } from '../pluralize.ts';

interface OutlineRowsProps {
  rows: readonly OutlineRow[];
  /** The index of the row whose fields are shown in the panel. */
  index: number;
  /** The ids of the selected rows. */
  selectedIds: readonly string[];
}

/** The rows of an outline. Memoized, because a page may have hundreds, and a key press changes at most one. */
export const OutlineRows = memo(function OutlineRows({ rows, index, selectedIds }: OutlineRowsProps) {
  const hasTop = rows.length > 1 && rows[0]?.index === undefined;
  const selected = new Set(selectedIds);
  return rows.map((row, number) => (
    <Row
      key={row.id}
      row={row}
      place={!hasTop ? 'only' : number === 0 ? 'top' : 'inside'}
      isCurrent={number === index}
      isSelected={selected.has(row.id)}
    />
  ));
});

interface RowProps {
  row: OutlineRow;
  place: 'only' | 'top' | 'inside';
  isCurrent: boolean;
  isSelected: boolean;
}

const Row = memo(function Row({ row, place, isCurrent, isSelected }: RowProps) {
  return (
    <div
      role="treeitem"
      aria-level={place === 'inside' ? 2 : 1}
      aria-expanded={place === 'top' ? true : undefined}
      aria-selected={isSelected}
      aria-current={isCurrent ? 'true' : undefined}
      data-row={row.id}
      tabIndex={isCurrent ? 0 : -1}
    >
      <span className="type">{row.type}</span>
      <span className="heading">{row.heading}</span>
      <RowMarks row={row} />
    </div>
  );
});

function RowMarks({ row: { errors, warnings, shared } }: { row: OutlineRow }) {
  const marks = [
    errors > 0 && pluralize(errors, 'error'),
    warnings > 0 && pluralize(warnings, 'warning'),
    shared && `used on ${pluralize(shared.pages, 'page')}`,
  ].filter((mark) => typeof mark === 'string');
  if (marks.length === 0) return null;
  return <span className={errors > 0 ? 'marks invalid' : 'marks'}>{marks.join(', ')}</span>;
}
