import { useMessages } from '../../../../ui/locale.ts';

/** Lead from a footnote or a work back to where the text speaks of it. */
export function BackLinks({ places }: { places: readonly string[] }) {
  const t = useMessages();
  return places.map((place, index) => {
    const name =
      places.length === 1 ? t('journal.backToText') : t('journal.backToPlace', { number: index + 1 });
    return (
      <a key={place} href={`#${place}`} role="doc-backlink" aria-label={name}>
        <span aria-hidden="true">↩{places.length > 1 && <sup>{index + 1}</sup>}</span>
      </a>
    );
  });
}
