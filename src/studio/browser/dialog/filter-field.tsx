interface FilterFieldProps {
  label: string;
  query: string;
  onSearch: (query: string) => void;
  /** Whether it has the focus when its dialog opens. */
  isFirst?: boolean;
}

/** A search field for the items below it. */
export function FilterField({ label, query, onSearch, isFirst = false }: FilterFieldProps) {
  return (
    <label className="search">
      <span>{label}</span>
      <input
        type="search"
        data-focus={isFirst ? '' : undefined}
        value={query}
        onChange={({ target }) => onSearch(target.value)}
      />
    </label>
  );
}
