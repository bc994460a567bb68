import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, TouchEvent } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useMessages } from '../../../ui/locale.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { GalleryData } from '../props.gen.ts';
import { plateClass } from './shot.tsx';
import { keyOfSwipe, indexAfterKey } from '../turn.ts';
import '../../../ui/parts/icon-button.css';
import styles from './viewer.module.css';

interface ViewerProps {
  items: GalleryData['items'];
  /** The index of the viewed picture. */
  at: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** One whole picture at the size of the window; arrow keys, Home, End and swipes change it. */
export function Viewer({ items, at, onTurn, onClose }: ViewerProps) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const touchStart = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    nextButton.current?.focus();
    return () => element?.close();
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const index = indexAfterKey(event.key, at, items.length);
    if (index === undefined) return;
    event.preventDefault();
    onTurn(index);
  }
  function onTouchEnd(event: TouchEvent): void {
    const key = keyOfSwipe(touchStart.current, event.changedTouches[0]?.clientX);
    const index = key && indexAfterKey(key, at, items.length);
    if (typeof index === 'number') onTurn(index);
  }

  const item = items[at]!;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('gallery.label')}
      onKeyDown={onKeyDown}
      onTouchStart={({ touches }) =>
        (touchStart.current = touches.length > 1 ? undefined : touches[0]?.clientX)
      }
      onTouchEnd={onTouchEnd}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div key={at} className={`${styles.picture} ${plateClass(at)}`}>
        <Picture image={item.image} sizes="100vw" isEager />
      </div>
      <p className={styles.words} aria-live="polite">
        <b>{item.caption}</b>{' '}
        <span className="num">{t('gallery.place', { place: at + 1, count: items.length })}</span>
      </p>
      <div className={styles.deck}>
        <button
          type="button"
          className="icon-button"
          aria-label={t('gallery.previous')}
          onClick={() => onTurn(indexAfterKey('ArrowLeft', at, items.length)!)}
        >
          <Icon name="prev" />
        </button>
        <button
          type="button"
          ref={nextButton}
          className="icon-button"
          aria-label={t('gallery.next')}
          onClick={() => onTurn(indexAfterKey('ArrowRight', at, items.length)!)}
        >
          <Icon name="next" />
        </button>
        <button type="button" className="icon-button" aria-label={t('dialog.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
