import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Opening } from '../../ui/parts/opening.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import '../../ui/parts/split.css';
import styles from './offline.module.css';
import type { OfflineData } from './props.gen.ts';
import { useCachedPages } from './parts/use-cached-pages.ts';
import { connection, watchConnection } from '../../ui/parts/connection/connection.ts';

/** The offline page: a retry button, and the pages that are cached on the device. */
export default function Offline({ data }: SectionProps<OfflineData>) {
  const isBack = useConnection();
  const pages = useCachedPages();
  return (
    <section id={data.id} data-hydrate="">
      <Opening
        image={data.image}
        sizes="(max-width: 64rem) 24rem, 36rem"
        className={`split-7 ${styles.opening}`}
      >
        <h1>{data.title}</h1>
        <p className="lede">{data.intro}</p>
        <p className={styles.back} role="status">
          {isBack && data.reconnected}
        </p>
        <button type="button" className="btn btn-lit" onClick={() => location.reload()}>
          {data.retry}
        </button>
      </Opening>
      <div className={`wrap section split ${styles.pages}`}>
        <h2>{data.keptPages}</h2>
        {pages?.length === 0 && <p>{data.noKeptPages}</p>}
        {pages && pages.length > 0 && (
          <ul>
            {pages.map(({ route, title }) => (
              <li key={route}>
                <a href={route}>
                  {title}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Whether the site has become reachable since the page was shown. */
function useConnection(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => connection() === 'online',
    () => false,
  );
}
