import type { EditorState } from 'prosemirror-state';
import type { KeyboardEvent, Ref } from 'react';
import { useState } from 'react';
import { textActions, type TextAction } from './text-actions.ts';

interface TextToolbarProps {
  ref: Ref<HTMLDivElement>;
  /** The id of the text. */
  id: string;
  state: EditorState;
  onRun: (action: TextAction) => void;
  /** Opens the form of a link. */
  onLink: () => void;
  /** Whether a link is at the selection, or could be. */
  link: 'on' | 'off' | 'impossible';
  /** Returns the focus to the text. */
  onLeave: () => void;
}

/**
 * The buttons above a text; arrow keys move between them. @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function TextToolbar({ ref, id, state, onRun, onLink, link, onLeave }: TextToolbarProps) {
  const [current, setCurrent] = useState(0);
  const buttons = textActions.map((action) => ({
    name: action.name,
    sign: action.sign,
    keys: action.keys,
    isOn: action.isOn?.(state),
    isPossible: action.run(state),
    run: () => onRun(action),
  }));
  buttons.splice(2, 0, {
    name: 'Link',
    sign: 'Link',
    keys: 'Mod-k',
    isOn: link === 'on',
    isPossible: link !== 'impossible',
    run: onLink,
  });
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget } = event;
    if (key === 'Escape') return onLeave();
    const next = targetButton(key, current, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    (currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label="Format"
      aria-controls={id}
      className="toolbar"
      onKeyDown={press}
    >
      {buttons.map(({ name, sign, keys, isOn, isPossible, run }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={name}
          title={keys === undefined ? name : `${name} (${shortcutText(keys)})`}
          aria-pressed={isOn}
          aria-disabled={!isPossible}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => isPossible && run()}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

function targetButton(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Mod-b is Ctrl+B, on a Mac Cmd+B. */
function shortcutText(keys: string): string {
  const modifier = /Mac|iP/.test(navigator.platform) ? 'Cmd' : 'Ctrl';
  return keys
    .split('-')
    .map((part) => (part === 'Mod' ? modifier : part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}
