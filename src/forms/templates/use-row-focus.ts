import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../ui/locale.ts';
import type { MouseEvent, RefObject } from 'react';

/**
 * Moves the focus when rows are added and removed, and announces the change.
 * @param list the element around the rows
 * @param count the number of rows
 * @param entry the name of one row
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, count: number, entry: string) {
  const t = useMessages();
  const pressed = useRef<number | 'add' | undefined>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const what = pressed.current;
    pressed.current = undefined;
    if (what === undefined || !list.current) return;
    const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')];
    if (what === 'add') {
      rows.at(-1)?.querySelector<HTMLElement>('input, textarea, select')?.focus();
      setAnnouncement(t('form.entryAdded', { entry, count }));
    } else {
      const nearest = rows[Math.min(what, rows.length - 1)]?.querySelector<HTMLElement>('[data-remove]');
      (nearest ?? list.current.querySelector<HTMLElement>('[data-add]'))?.focus();
      setAnnouncement(t('form.entryRemoved', { entry, number: what + 1, count }));
    }
  }, [list, count, entry, t]);
  const watch = ({ target }: MouseEvent) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-add], [data-remove]') : null;
    if (button)
      pressed.current = button.dataset['add'] === undefined ? Number(button.dataset['remove']) : 'add';
  };
  return { announcement, watch };
}
