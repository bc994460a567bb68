import { useMessages } from '../../../../ui/locale.ts';

interface BackLinksProps {
  places: readonly string[];
  /** What they lead back from: a footnote or a work. */
  from: 'note' | 'work';
  number: number;
}

/** Lead from a footnote or a work back to where the text speaks of it. */
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
