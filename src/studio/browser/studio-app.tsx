import { useEffect, useMemo, useState } from 'react';
import type { ListedPage } from '../protocol.ts';
import { askStudio } from './session/ask-studio.ts';
import { BrowseContext, type Browsing } from './browse/browse-context.ts';
import { PageEditor } from './page-editor.tsx';
import { pageInAddress } from './page-in-address.ts';
import { PageList } from './pages/page-list.tsx';

/** The studio: the list of pages, or the page in the hash of the address. */
export function StudioApp() {
  const file = useHash();
  const [pages, setPages] = useState<ListedPage[]>();
  const [failure, setFailure] = useState('');
  // A followed link opens another page, which is browsed too.
  const [browsing, setBrowsing] = useState<Browsing>();
  const browse = useMemo(() => ({ browsing, setBrowsing }), [browsing]);
  if (file === '' && browsing) setBrowsing(undefined);
  useEffect(() => {
    if (file !== '') return undefined;
    const load = () => {
      askStudio<ListedPage[]>('/_studio/pages').then(
        (list) => {
          setPages(list);
          setFailure('');
        },
        (error: unknown) => setFailure(String(error)),
      );
    };
    // The counts of the list change when files on disk are changed, and when all pages of a large site are checked.
    const events = new EventSource('/_studio/events');
    for (const kind of ['open', 'message', 'error']) events.addEventListener(kind, load);
    return () => events.close();
  }, [file]);
  if (file !== '')
    return (
      <BrowseContext value={browse}>
        <PageEditor key={file} file={file} />
      </BrowseContext>
    );
  return <PageList pages={pages} failure={failure} />;
}

function useHash(): string {
  const [hash, setHash] = useState(pageInAddress);
  useEffect(() => {
    const follow = () => setHash(pageInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash;
}
