import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { Icon } from '../../icon.tsx';
import '../icon-button.css';
import styles from './search-box.module.css';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange' | 'onKeyDown'> {
  input: RefObject<HTMLInputElement | null>;
  /** The name of the clear button, which is shown while the field has a value. */
  clearLabel: string;
  onQuery: (query: string) => void;
  onClear: () => void;
}

/** A search field. Escape or its button clears it. The caller names it with `aria-label` or a `<label>`. */
export function SearchBox({
  input,
  clearLabel,
  onQuery,
  onClear,
  placeholder = ' ',
  ...field
}: SearchBoxProps) {
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      event.preventDefault();
      onClear();
    }
    // On phones, Enter hides the keyboard, so that the results are visible.
    if (event.key === 'Enter' && matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
  }
  return (
    <div className={styles.box}>
      <Icon name="search" />
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...field}
        placeholder={placeholder}
        ref={input}
        type="search"
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="icon-button" aria-label={clearLabel} onClick={onClear}>
        <Icon name="close" />
      </button>
    </div>
  );
}
