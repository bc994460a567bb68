import { useEffect, useState } from 'react';
import { cachedRoutes } from '../../../core/offline/cached-pages.ts';
import type { CachedPage } from '../../../core/offline/cached-pages.ts';
import { storages } from '../../../core/offline/storage.ts';
import { dataAddress } from '../../../core/page/page-address.ts';
import type { PageData } from '../../../core/content/resolved-page.ts';

/** The cached pages, last read first; undefined until the cache is read. */
export function useCachedPages(): CachedPage[] | undefined {
  const [pages, setPages] = useState<CachedPage[]>();
  useEffect(() => {
    let isCurrent = true;
    readCached().then(
      (found) => isCurrent && setPages(found),
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
  const found = cachedRoutes(paths).map(async (route) => {
    const data = (await (await storage.match(dataAddress(route)))?.json()) as PageData | undefined;
    return data ? [{ route, title: data.page.title.replace(/ \| [^|]*$/, '') }] : [];
  });
  return (await Promise.all(found)).flat();
}
