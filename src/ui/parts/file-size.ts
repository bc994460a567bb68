import type { Locale } from '../../core/messages/locale.ts';

/** The size of a file as people read it: 67 kB, 1.2 MB. */
export function fileSize(bytes: number, { language }: Pick<Locale, 'language'>): string {
  const write = (value: number, unit: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, ...options }).format(value);
  if (bytes < 1000) return write(bytes, 'byte', { unitDisplay: 'long' });
  if (bytes < 999_500) return write(Math.round(bytes / 1000), 'kilobyte', {});
  return write(bytes / 1e6, 'megabyte', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
