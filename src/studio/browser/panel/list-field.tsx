import { useRef } from 'react';
import type { ListRules, PlacedDiagnostic } from '../../protocol.ts';
import { pluralize } from '../pluralize.ts';
import { entryName } from '../../entry-name.ts';
import type { FieldInput } from './field-input.ts';
import { usePanelActions } from './panel-context.ts';

/** A list: plain entries are edited in place, others in a separate form. */
export function ListField({ id, path, schema, value }: FieldInput) {
  const { edit, change, open, diagnosticsAt } = usePanelActions();
  const list = useRef<HTMLOListElement>(null);
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const { entry: noun, example, isPlain, most } = schema['x-list'] ?? plainRules;
  const focusSoon = (index: number, action: string) =>
    setTimeout(() => {
      const row = list.current?.children[Math.max(0, Math.min(index, list.current.children.length - 1))];
      row?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus();
    }, 150);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length) return;
    edit({ kind: 'move', path, from, to }, `Moved ${noun} ${from + 1} to place ${to + 1}`);
    focusSoon(to, to < from ? 'up' : 'down');
  };
  const add = () => {
    const index = entries.length;
    edit({ kind: 'insert', path, index, value: isPlain ? (example ?? '') : example }, `Added ${noun}`);
    focusSoon(index, 'edit');
  };
  return (
    <>
      <ol ref={list} className="entries">
        {entries.map((entry, index) => (
          <EntryRow
            // An entry is identified only by its place.
            key={index}
            id={`${id}_${index}`}
            entry={entry}
            name={`${noun} ${index + 1}`}
            diagnostics={diagnosticsAt([...path, index])}
            onOpen={() => open([...path, index])}
            onWrite={(text) =>
              change([...path, index], typeof entry === 'number' ? Number(text) : text, true)
            }
            onUp={index === 0 ? undefined : () => move(index, index - 1)}
            onDown={index === entries.length - 1 ? undefined : () => move(index, index + 1)}
            onRemove={() => {
              edit({ kind: 'remove', path: [...path, index] }, `Removed ${noun} ${index + 1}`);
              focusSoon(index, 'edit');
            }}
          />
        ))}
      </ol>
      {(most === undefined || entries.length < most) && (
        <button type="button" className="add" onClick={add}>
          Add {noun}
        </button>
      )}
    </>
  );
}

const plainRules: ListRules = { entry: 'entry', example: '', isPlain: true };

interface EntryRowProps {
  id: string;
  entry: unknown;
  /** Card 2. */
  name: string;
  diagnostics: readonly PlacedDiagnostic[];
  onOpen: () => void;
  onWrite: (text: string) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function EntryRow({ id, entry, name, diagnostics, onOpen, onWrite, onUp, onDown, onRemove }: EntryRowProps) {
  const isPlain = typeof entry === 'string' || typeof entry === 'number';
  return (
    <li>
      {isPlain ? (
        <textarea
          id={id}
          rows={1}
          data-action="edit"
          aria-label={name}
          aria-describedby={`${id}-diagnostics`}
          value={String(entry)}
          onChange={({ target }) => onWrite(target.value)}
        />
      ) : (
        <button type="button" className="entry" data-action="edit" onClick={onOpen}>
          <span className="hidden">Edit {name}: </span>
          {entryName(entry) || name}
        </button>
      )}
      <button
        type="button"
        className="icon"
        data-action="up"
        aria-disabled={!onUp}
        aria-label={`Move ${name} up`}
        onClick={onUp}
      >
        ↑
      </button>
      <button
        type="button"
        className="icon"
        data-action="down"
        aria-disabled={!onDown}
        aria-label={`Move ${name} down`}
        onClick={onDown}
      >
        ↓
      </button>
      <button type="button" className="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
        ×
      </button>
      {diagnostics.length > 0 && (
        <p className="marks invalid" id={`${id}-diagnostics`}>
          {isPlain ? diagnostics.map(({ message }) => message).join(' ') : countProblems(diagnostics)}
        </p>
      )}
    </li>
  );
}

function countProblems(diagnostics: readonly PlacedDiagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return [errors > 0 && pluralize(errors, 'error'), warnings > 0 && pluralize(warnings, 'warning')]
    .filter((part) => part !== false)
    .join(', ');
}
