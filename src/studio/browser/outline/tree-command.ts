import type { OutlineRow } from '../../protocol.ts';
import type { SelectionMode } from './selected-rows.ts';

/** The command of a key in the outline. */
export type TreeCommand =
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'open' }
  | { kind: 'delete' }
  | { kind: 'all' }
  /** To another row; the selection stays. */
  | { kind: 'walk'; row: OutlineRow }
  | { kind: SelectionMode; row: OutlineRow };

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Returns the command of a key in the outline.
 * @param index of the current row
 * @returns undefined for other keys
 */
export function treeCommand(
  press: Press,
  rows: readonly OutlineRow[],
  index: number,
): TreeCommand | undefined {
  const { key, altKey, shiftKey } = press;
  const row = rows[index];
  if (!row) return undefined;
  const isControl = press.ctrlKey || press.metaKey;
  if (altKey) {
    if (key === 'ArrowUp') return { kind: 'move', by: -1 };
    return key === 'ArrowDown' ? { kind: 'move', by: 1 } : undefined;
  }
  const target = targetRow(key, rows, index);
  if (target)
    return isControl ? { kind: 'walk', row: target } : { kind: shiftKey ? 'range' : 'only', row: target };
  if (key === ' ') return { kind: 'toggle', row };
  if (isControl) return key.toLowerCase() === 'a' ? { kind: 'all' } : undefined;
  if (key === 'Enter') return { kind: 'open' };
  if (key === 'Delete') return { kind: 'delete' };
  if (key === 'Escape') return { kind: 'only', row };
  const namedTarget = namedRow(key, rows, index);
  return namedTarget && { kind: 'only', row: namedTarget };
}

function targetRow(key: string, rows: readonly OutlineRow[], index: number): OutlineRow | undefined {
  const last = rows.length - 1;
  const places: Record<string, number | undefined> = {
    ArrowDown: Math.min(last, index + 1),
    ArrowUp: Math.max(0, index - 1),
    Home: 0,
    End: last,
    // The page is the parent of its parts.
    ArrowLeft: 0,
    ArrowRight: index === 0 ? Math.min(last, 1) : index,
  };
  const place = places[key];
  return place === undefined ? undefined : rows[place];
}

/** The next row whose heading or type begins with a letter. */
function namedRow(key: string, rows: readonly OutlineRow[], index: number): OutlineRow | undefined {
  if ([...key].length !== 1) return undefined;
  const letter = key.toLowerCase();
  const nextRows = [...rows.slice(index + 1), ...rows.slice(0, index)];
  return nextRows.find(({ heading, type }) =>
    [heading, type].some((words) => words.toLowerCase().startsWith(letter)),
  );
}
