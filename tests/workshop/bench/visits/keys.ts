import type { ChromeTab } from './tab.ts';

/** The keys that change a selection, by key code. */
export const arrows: Record<string, number> = { ArrowDown: 40, ArrowUp: 38 };

/** Presses a key: a letter, a digit, or a named key. */
export async function press(tab: ChromeTab, key: string): Promise<void> {
  const isNamed = key.length > 1;
  const windowsVirtualKeyCode = isNamed ? arrows[key] : key.toUpperCase().charCodeAt(0);
  const down = isNamed ? { type: 'rawKeyDown' } : { type: 'keyDown', text: key };
  await tab.send('Input.dispatchKeyEvent', { ...down, key, windowsVirtualKeyCode });
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode });
}
