import type { RefObject } from 'react';
import { useMessages } from '../../../ui/locale.ts';
import { SearchBox as Box } from '../../../ui/parts/search/search-box.tsx';
import styles from '../directory.module.css';

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
  onClear: () => void;
}

/** The search box. It is not a form, because nothing is sent; without scripts it is hidden. */
export function DirectorySearchBox(box: SearchBoxProps) {
  const t = useMessages();
  return (
    <search className={styles.search}>
      <Box
        {...box}
        clearLabel={t('advisors.clear')}
        aria-label={t('advisors.search')}
        placeholder={t('advisors.searchPlaceholder')}
        maxLength={100}
      />
    </search>
  );
}
