import { useMessages } from 'pagewright/section';

interface BackLinksProps {
  places: readonly string[];
  /** The kind of target: a footnote or a reference. */
  from: 'note' | 'work';
  number: number;
}

/** Links from a footnote or reference back to its places in the text. */
export function BackLinks({ places, from, number }: BackLinksProps) {
  const t = useMessages();
  return places.map((target, index) => {
    const place = index + 1;
    const name =
      from === 'note'
        ? t('journal.backFromNote', { number, place })
        : t('journal.backFromWork', { number, place });
    return (
      <a key={target} href={`#${target}`} role="doc-backlink" aria-label={name}>
        {places.length > 1 && <sup>{place}</sup>}
      </a>
    );
  });
}
