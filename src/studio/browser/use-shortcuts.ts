import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useBrowsing } from './browse/browse-context.ts';
import type { PageSession } from './session/page-session.ts';
import { shortcutCommand } from './shortcut-command.ts';

/** The three regions of an open page. On a narrow screen one is shown at a time. */
export type Region = 'outline' | 'canvas' | 'panel';

/**
 * The keys of the whole editor: undo, redo, save, F8 to browse, and F6 for the next region. The canvas passes its key presses to
 * this function.
 * @param setRegion shows a region on a narrow screen
 */
export function useShortcuts(session: PageSession, setRegion: (region: Region) => void): void {
  const { toggle } = useBrowsing();
  const browse = useEffectEvent(toggle);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = shortcutCommand(event);
      if (command === undefined) return;
      event.preventDefault();
      if (command === 'save') session.save();
      else if (command === 'browse') browse();
      else if (command === 'undo' || command === 'redo') session.step(command);
      else moveToRegion(nextRegion(command === 'next' ? 1 : -1), setRegion);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session, setRegion]);
}

/** The bar is always shown. */
const order: readonly (Region | 'bar')[] = ['outline', 'canvas', 'panel', 'bar'];

function nextRegion(by: 1 | -1): Region | 'bar' {
  const current = order.findIndex((name) => regionElement(name)?.contains(document.activeElement));
  return order[(current + by + order.length + (current < 0 && by < 0 ? 1 : 0)) % order.length]!;
}

/**
 * Shows a region and moves the focus into it, at once: a focus that moves a frame later would take what is typed until
 * then from its field.
 */
export function moveToRegion(name: Region | 'bar', setRegion: (region: Region) => void): void {
  // On a narrow screen, the region is visible only after this.
  if (name !== 'bar') flushSync(() => setRegion(name));
  focusRegion(name);
}

/** Moves the focus into a region: to its current row, its first field, or the region itself. */
function focusRegion(name: Region | 'bar'): void {
  const region = regionElement(name);
  const inside = region?.querySelector<HTMLElement>(
    '[role="treeitem"][tabindex="0"], iframe, [data-first] :is(input, textarea, select), .back',
  );
  (inside ?? region)?.focus();
}

function regionElement(name: Region | 'bar'): HTMLElement | null {
  return document.getElementById(`region-${name}`);
}
