import { useId } from 'react';
import type { RefObject } from 'react';
import { SearchBox } from 'pagewright/search';
import { useMessages } from 'pagewright/section';
import type { PaperSearchData } from '../props.gen.ts';
import styles from '../paper-search.module.css';

interface SearchFieldProps {
  data: Pick<PaperSearchData, 'label' | 'placeholder' | 'hint'>;
  input: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
  onFocus: () => void;
  onClear: () => void;
}

/**
 * The field is in a form so that Enter works before hydration: it leads to the same page, with ?q= in the address.
 */
export function SearchField({ data, ...box }: SearchFieldProps) {
  const t = useMessages();
  const id = useId();
  return (
    <search className={styles.form}>
      <form onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>{data.label}</label>
        <SearchBox
          {...box}
          clearLabel={t('journal.clearSearch')}
          id={id}
          name="q"
          placeholder={data.placeholder}
          aria-describedby={data.hint && `${id}hint`}
          maxLength={120}
        />
        {data.hint && (
          <p id={`${id}hint`} className="small soft">
            {data.hint}
          </p>
        )}
      </form>
    </search>
  );
}
