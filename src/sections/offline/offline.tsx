import { useSyncExternalStore, useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Opening } from '../../ui/parts/opening.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import '../../ui/parts/split.css';
import styles from './offline.module.css';
import type { OfflineData } from './props.gen.ts';
import { connection, watchConnection } from '../../ui/parts/connection/connection.ts';
import { cachedRoutes } from '../../core/offline/cached-pages.ts';
import type { CachedPage } from '../../core/offline/cached-pages.ts';
import { storages } from '../../core/offline/storage.ts';
import { dataAddress } from '../../core/page/page-address.ts';
import type { PageData } from '../../core/content/resolved-page.ts';

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

/** The cached pages, last read first; undefined until the cache is read. */
function useCachedPages(): CachedPage[] | undefined {
  const [pages, setPages] = useState<CachedPage[]>();
  useEffect(() => {
    let isCurrent = true;
    readCached().then(
      (cachedPages) => isCurrent && setPages(cachedPages),
      () => isCurrent && setPages([]),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return pages;
}

async function readCached(): Promise<CachedPage[]> {
  // Checked first: opening a cache would create it, even if there was never a service worker.
  if (!(await caches.has(storages.pages))) return [];
  const storage = await caches.open(storages.pages);
  const paths = (await storage.keys()).map(({ url }) => new URL(url).pathname);
  const cachedPages = cachedRoutes(paths).map(async (route) => {
    const data = (await (await storage.match(dataAddress(route)))?.json()) as PageData | undefined;
    return data ? [{ route, title: data.page.title.replace(/ \| [^|]*$/, '') }] : [];
  });
  return (await Promise.all(cachedPages)).flat();
}
