import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { setHash, useHash } from '../../ui/parts/hash.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import { Shot } from './parts/shot.tsx';
import { Viewer } from './parts/viewer.tsx';
import type { GalleryData } from './props.gen.ts';
import styles from './gallery.module.css';

/**
 * A wall of pictures. Each links to its full size: in place before hydration, in a dialog afterwards. The
 * address selects the picture, as #picture-3, so that the browser's Back closes it.
 */
export default function Gallery({ data }: SectionProps<GalleryData>) {
  const wall = useRef<HTMLUListElement>(null);
  const isOpenedByClick = useRef(false);
  const lastViewed = useRef(-1);
  const hash = useHash();
  const at = data.items.findIndex((_, index) => pictureName(index) === hash);

  // The focus returns to the last viewed picture, even if the browser's Back closes the dialog.
  useEffect(() => {
    if (at < 0 && lastViewed.current >= 0) {
      wall.current?.children[lastViewed.current]?.querySelector('a')?.focus();
      isOpenedByClick.current = false;
    }
    lastViewed.current = at;
  }, [at]);

  function open(event: MouseEvent, index: number): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    isOpenedByClick.current = true;
    setHash(pictureName(index), 'push');
  }
  function close(): void {
    if (isOpenedByClick.current) history.back();
    else setHash('', 'replace');
  }

  return (
    <div
      id={data.id}
      className="wrap section-end"
      data-hydrate=""
      data-hydrated={hash === null ? undefined : ''}
    >
      <ul className={styles.wall} ref={wall}>
        {data.items.map((item, index) => (
          <li key={item.caption} id={pictureName(index)}>
            <figure>
              <Shot item={item} index={index} />
              <figcaption>
                <a href={`#${pictureName(index)}`} onClick={(event) => open(event, index)}>
                  {item.caption}
                </a>
                <Icon name="plus" />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {at >= 0 && (
        <Viewer
          items={data.items}
          at={at}
          onTurn={(index) => setHash(pictureName(index), 'replace')}
          onClose={close}
        />
      )}
    </div>
  );
}

function pictureName(index: number): string {
  return `picture-${index + 1}`;
}
