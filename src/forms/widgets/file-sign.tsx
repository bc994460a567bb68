/** An icon: a sheet with a sign for the file's state. */
export function FileSign({ state }: { state: keyof typeof signs }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M6 2h8l5 5v15H6zM14 2v5h5" />
      <path d={signs[state]} />
    </svg>
  );
}

const signs = {
  empty: 'M12.5 19v-7m-3 3 3-3 3 3',
  sending: '',
  arriving: '',
  done: 'm9 14 2.5 2.5L16 12',
  bad: 'm9.5 13 6 6m0-6-6 6',
};
