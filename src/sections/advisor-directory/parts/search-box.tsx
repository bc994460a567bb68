import type { RefObject } from 'react';
import { SearchBox as Box } from '../../../ui/parts/search-box.tsx';
import styles from '../advisor-directory.module.css';

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  filled: boolean;
  onQuery: (query: string) => void;
  onClear: () => void;
}

/** The search box. It is no form: nothing is sent, and without scripts it isn't shown. */
export function SearchBox(box: SearchBoxProps) {
  return (
    <search className={styles.search}>
      <Box
        {...box}
        clearLabel="Clear search"
        aria-label="Search by name or subject"
        placeholder="Search by name or subject..."
        maxLength={100}
      />
    </search>
  );
}
