import type { Locale } from '../core/messages/locale.ts';

/**
 * The size of a file as text: 67 kB, 1.2 MB.
 * @param bytes the size in bytes; a kilobyte has 1000
 * @param locale the locale of the site
 */
export function fileSize(bytes: number, { language, t }: Pick<Locale, 'language' | 't'>): string {
  const write = (value: number, unit: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, ...options }).format(value);
  if (bytes < 1000) return t('file.bytes', { count: bytes });
  if (bytes < 999_500) return write(Math.round(bytes / 1000), 'kilobyte', {});
  return write(bytes / 1e6, 'megabyte', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
