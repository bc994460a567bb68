type ShortcutCommand = 'undo' | 'redo' | 'save' | 'next' | 'previous' | 'browse';

/** The command of a key in the whole editor. @returns undefined for other keys */
export function shortcutCommand({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): ShortcutCommand | undefined {
  if (key === 'F6') return shiftKey ? 'previous' : 'next';
  if (key === 'F8') return 'browse';
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (letter === 'y') return 'redo';
  return letter === 's' ? 'save' : undefined;
}
