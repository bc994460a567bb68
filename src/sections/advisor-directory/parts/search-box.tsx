import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useMessages } from '../../../ui/locale.ts';
import styles from '../advisor-directory.module.css';

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  filled: boolean;
  onQuery: (query: string) => void;
  onClear: () => void;
}

/** The search box. It is no form: nothing is sent, and without scripts it isn't shown. */
export function SearchBox({ input, filled, onQuery, onClear }: SearchBoxProps) {
  const t = useMessages();
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && filled) {
      event.preventDefault();
      onClear();
    }
    // On phones Enter puts the keyboard away, so that the results can be seen.
    if (event.key === 'Enter' && matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
  }
  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={t('advisors.search')}
        placeholder={t('advisors.searchPlaceholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {filled && (
        <button type="button" className={styles.clear} aria-label={t('advisors.clear')} onClick={onClear}>
          <Icon name="close" />
        </button>
      )}
    </search>
  );
}
