import { useId } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import type { PaperSearchData } from '../props.gen.ts';
import { useMessages } from '../../../../ui/locale.ts';
import styles from '../paper-search.module.css';

interface SearchFieldProps {
  data: Pick<PaperSearchData, 'label' | 'placeholder' | 'hint'>;
  input: RefObject<HTMLInputElement | null>;
  filled: boolean;
  onQuery: (query: string) => void;
  onFocus: () => void;
  onClear: () => void;
}

/** A form only so that Enter works before the page hydrates: it leads to the same page, with ?q= in the address. */
export function SearchField({ data, input, filled, onQuery, onFocus, onClear }: SearchFieldProps) {
  const t = useMessages();
  const id = useId();
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Escape' || !filled) return;
    event.preventDefault();
    onClear();
  }
  return (
    <search className={styles.form}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // On phones Enter puts the keyboard away, so that the results can be seen.
          if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
        }}
      >
        <label htmlFor={id}>{data.label}</label>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            id={id}
            ref={input}
            name="q"
            type="search"
            placeholder={data.placeholder}
            aria-describedby={data.hint && `${id}hint`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={120}
            onChange={(event) => onQuery(event.currentTarget.value)}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
          />
          {filled && (
            <button type="button" aria-label={t('journal.clearSearch')} onClick={onClear}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {data.hint && (
          <p id={`${id}hint`} className="small soft">
            {data.hint}
          </p>
        )}
      </form>
    </search>
  );
}
