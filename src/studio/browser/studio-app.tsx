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
    // The list is loaded when it opens, so its counts are from that moment.
    if (file !== '') return;
    askStudio<ListedPage[]>('/_studio/pages').then(setPages, (error: unknown) => setFailure(String(error)));
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
