import { useMessages } from 'pagewright/section';

interface BackLinksProps {
  /** The ids of the elements in the text that link to the footnote or reference. */
  placeIds: readonly string[];
  /** The kind of entry that links back: a footnote, or a reference (`work`). */
  from: 'note' | 'work';
  number: number;
}

/**
 * Links from a footnote or reference back to its places in the text. The style sheet shows an arrow in each; only if there
 * are several, they have numbers.
 */
export function BackLinks({ placeIds, from, number }: BackLinksProps) {
  const t = useMessages();
  return placeIds.map((target, index) => {
    const place = index + 1;
    const name =
      from === 'note'
        ? t('journal.backFromNote', { number, place })
        : t('journal.backFromWork', { number, place });
    return (
      <a key={target} href={`#${target}`} role="doc-backlink" aria-label={name}>
        {placeIds.length > 1 && <sup>{place}</sup>}
      </a>
    );
  });
}
