import type { Tab } from './tab.ts';

/** The keys that change what is chosen, by the numbers that browsers know them by. */
export const arrows: Record<string, number> = { ArrowDown: 40, ArrowUp: 38 };

/** Presses a key: a letter, a digit, or one that writes nothing and is called by its name. */
export async function press(tab: Tab, key: string): Promise<void> {
  const isNamed = key.length > 1;
  const windowsVirtualKeyCode = isNamed ? arrows[key] : key.toUpperCase().charCodeAt(0);
  const down = isNamed ? { type: 'rawKeyDown' } : { type: 'keyDown', text: key };
  await tab.send('Input.dispatchKeyEvent', { ...down, key, windowsVirtualKeyCode });
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode });
}
