import { usePanelActions } from './panel-context.ts';

/** The kinds of names that a text field offers. */
const kinds = { url: 'url', formId: 'formId', film: 'film', download: 'download' } as const;

/** The names that a field offers during typing: pages with their titles, forms, files. */
export function NameOptions({ id, part }: { id: string; part: string }) {
  const { names } = usePanelActions();
  const kind = kinds[part as keyof typeof kinds];
  return (
    <datalist id={`${id}-names`}>
      {names?.[kind].map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </datalist>
  );
}

/** Whether values of a kind are chosen from names. */
export function offersNames(part: string | undefined): part is string {
  return part !== undefined && Object.hasOwn(kinds, part);
}
