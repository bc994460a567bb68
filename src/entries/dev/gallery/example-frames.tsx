import { useEffect, useRef, useState } from 'react';
import { frameAddress } from '../../../core/gallery/gallery-entry.ts';
import type { GalleryDetail, ListedExample } from '../../../core/gallery/gallery-entry.ts';
import styles from './example-frames.module.css';

const themes = ['light', 'dark'] as const;
const widths = [
  { width: 360, look: styles.phone },
  { width: 768, look: styles.tablet },
  { width: 1440, look: styles.desk },
];

interface ExampleFramesProps {
  entry: GalleryDetail;
  example: ListedExample;
}

/** An example in both colour schemes and three widths, scaled down side by side; each opens in full size. */
export function ExampleFrames({ entry, example }: ExampleFramesProps) {
  const address = frameAddress(entry, example.number);
  return themes.map((theme) => (
    <div key={theme} className={styles.strip}>
      {widths.map(({ width, look }) => (
        <figure key={width} className={look}>
          <Frame
            src={`${address}?theme=${theme}`}
            width={width}
            title={`${entry.title}, ${example.title}, ${theme}, ${width} pixels wide`}
          />
          <figcaption className="meta num">
            <a href={`${address}?theme=${theme}`} target="_blank" rel="noopener">
              {width} pixels, {theme}
              <span className="hidden"> (opens in a new tab)</span>
            </a>
          </figcaption>
        </figure>
      ))}
    </div>
  ));
}

/**
 * A frame with the height of its content, even after pictures and typefaces have loaded. It serves as a
 * picture: nothing inside can take the focus.
 */
function Frame({ src, width, title }: { src: string; width: number; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(400);
  useEffect(() => {
    const element = frame.current;
    const observer = new ResizeObserver(([main]) => {
      if (main) setHeight(Math.ceil(main.target.getBoundingClientRect().bottom));
    });
    const observe = () => {
      const main = element?.contentDocument?.getElementById('content');
      if (main) observer.observe(main);
    };
    element?.addEventListener('load', observe);
    observe();
    return () => {
      element?.removeEventListener('load', observe);
      observer.disconnect();
    };
  }, []);
  return <iframe ref={frame} src={src} title={title} width={width} height={height} loading="lazy" inert />;
}
