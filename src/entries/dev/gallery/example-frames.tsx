import { useEffect, useRef, useState } from 'react';
import { exampleAddress } from '../../../core/gallery/gallery-entry.ts';
import type { GalleryDetail } from '../../../core/gallery/gallery-entry.ts';
import styles from './example-frames.module.css';

const themes = ['light', 'dark'] as const;
const widths = [
  { width: 360, look: styles.phone },
  { width: 768, look: styles.tablet },
  { width: 1440, look: styles.desk },
];

interface ExampleFramesProps {
  entry: GalleryDetail;
  number: number;
}

/** An example in both themes and three widths, made smaller side by side; each opens in its full size. */
export function ExampleFrames({ entry, number }: ExampleFramesProps) {
  return themes.map((theme) => (
    <div key={theme} className={styles.strip}>
      {widths.map(({ width, look }) => (
        <figure key={width} className={look}>
          <Frame
            src={`${exampleAddress(entry, number)}?theme=${theme}`}
            width={width}
            title={`${entry.title}, example ${number}, ${theme}, ${width} pixels wide`}
          />
          <figcaption className="meta num">
            <a href={`${exampleAddress(entry, number)}?theme=${theme}`} target="_blank" rel="noopener">
              {width} pixels, {theme}
              <span className="hidden"> (opens in a new tab)</span>
            </a>
          </figcaption>
        </figure>
      ))}
    </div>
  ));
}

/** As tall as what is in it. It is a picture: nothing in it takes the focus. */
function Frame({ src, width, title }: { src: string; width: number; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(400);
  useEffect(() => {
    const element = frame.current;
    const measure = () => {
      const main = element?.contentDocument?.getElementById('content');
      if (main) setHeight(Math.ceil(main.getBoundingClientRect().bottom));
    };
    element?.addEventListener('drawn', measure);
    return () => element?.removeEventListener('drawn', measure);
  }, []);
  return <iframe ref={frame} src={src} title={title} width={width} height={height} loading="lazy" inert />;
}
