const names = {
  5: 'busy',
  6: 'locked',
  11: 'corrupt',
  13: 'full',
  26: 'notadb',
} as const;

/**
 * The meaning of an SQLite error, by its primary result code (https://www.sqlite.org/rescode.html).
 * @returns undefined for other errors
 */
export function resultCode(error: unknown): (typeof names)[keyof typeof names] | 'other' | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  const primary = Number(error.errcode) & 0xff;
  return primary in names ? names[primary as keyof typeof names] : 'other';
}
