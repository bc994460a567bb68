import { useEffect, useRef, useState } from 'react';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { Outcome } from '../dialog/outcome.tsx';

interface SearchDialogProps {
  /** The address of the page's document. */
  address: string;
  onClose: () => void;
}

/** The page as search engines and shared links show it, about as wide as they do. */
export function SearchDialog({ address, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [head, setHead] = useState<SearchResultHead>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    readHead(address).then(setHead, (error: unknown) => setFailure(String(error)));
  }, [address]);
  return (
    <ModalDialog dialog={dialog} title="Search result and shared link" closeWith="Close" onClose={onClose}>
      <Outcome failure={failure} status={head ? '' : 'Reading the page …'} />
      {head && (
        <>
          <section className="result" aria-label="Search result">
            <p className="help">{head.url}</p>
            <p className="title">{head.title}</p>
            <p className="words">{head.description}</p>
          </section>
          <section className="result share" aria-label="Shared link">
            <img
              src={`/_studio/share?title=${encodeURIComponent(head.title)}`}
              alt={`The shared link, with the words “${head.title}”`}
            />
            <p className="help">{head.site}</p>
            <p className="title">{head.shareTitle}</p>
            <p className="words">{head.shareDescription}</p>
          </section>
          <p className="help">
            {head.title.length} and {head.description.length} characters. What does not fit here is cut there
            too, at about the same place.
          </p>
        </>
      )}
    </ModalDialog>
  );
}

interface SearchResultHead {
  title: string;
  description: string;
  url: string;
  site: string;
  shareTitle: string;
  shareDescription: string;
}

async function readHead(address: string): Promise<SearchResultHead> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(await response.text());
  const { head, title } = new DOMParser().parseFromString(await response.text(), 'text/html');
  const read = (selector: string, attribute: string) =>
    head.querySelector(selector)?.getAttribute(attribute) ?? undefined;
  const description = read('meta[name="description"]', 'content') ?? '';
  return {
    title,
    description,
    url: read('link[rel="canonical"]', 'href') ?? read('meta[property="og:url"]', 'content') ?? '',
    site: read('meta[property="og:site_name"]', 'content') ?? '',
    shareTitle: read('meta[property="og:title"]', 'content') ?? title,
    shareDescription: read('meta[property="og:description"]', 'content') ?? description,
  };
}
