import { useContext, useState } from 'react';
import type { MouseEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../ui/locale.ts';
import { MapFrameContext } from '../../ui/map-frame.ts';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { MapData } from './props.gen.ts';
import '../../ui/parts/edge.css';
import styles from './map.module.css';

/**
 * A drawn map. The button links to a map on another website; if the site configures a map service, a click shows its
 * map in place instead. No request goes to another company before the click.
 */
export default function PlaceMap({ data }: SectionProps<MapData>) {
  const src = useContext(MapFrameContext);
  const [isShown, setShown] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setShown(true);
  };
  if (isShown && src) return <Frame data={data} src={src} />;
  return (
    <section id={data.id} className={`edge ${styles.map}`}>
      <Picture image={data.image} className={styles.drawing} />
      <div className="wrap">
        <div className={styles.note}>
          <h2>{data.title}</h2>
          <p className="small soft">{data.text}</p>
          <a
            className="btn"
            href={data.to}
            target="_blank"
            rel="noopener"
            {...(src && { onClick: show, 'data-hold': '' })}
          >
            <span>
              {data.button}
              <span className="hidden">: {data.place}</span>
            </span>
            {!src && <Icon name="external" />}
          </a>
        </div>
      </div>
    </section>
  );
}

function Frame({ data: { id, place }, src }: { data: MapData; src: string }) {
  const t = useMessages();
  return (
    <section id={id} className={`edge ${styles.map}`}>
      <iframe
        className={styles.frame}
        src={src.replaceAll('{query}', encodeURIComponent(place))}
        title={t('map.label', { place })}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
        ref={(frame) => frame?.focus()}
      />
    </section>
  );
}
