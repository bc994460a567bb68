import type { FormLimits } from '../../core/form/form-definition.ts';
import type { Locale } from '../../core/messages/locale.ts';
import { fileSize } from '../../ui/parts/file-size.ts';

/**
 * Why a file can't be taken, in words that say what to do; nothing where it can. The server looks inside it as well.
 */
export function fileFault(
  file: Pick<File, 'name' | 'size'>,
  limits: FormLimits | undefined,
  locale: Locale,
): string | undefined {
  const { t, language } = locale;
  const { formats = [], megabytes } = limits ?? {};
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (formats.length > 0 && !formats.some((format) => format === ending)) {
    const either = new Intl.ListFormat(language, { type: 'disjunction' });
    return t('formFile.kind', { formats: either.format(formats.map((format) => format.toUpperCase())) });
  }
  if (file.size === 0) return t('formFile.empty');
  if (megabytes !== undefined && file.size > megabytes * 1024 * 1024) {
    return t('formFile.large', { size: fileSize(file.size, locale), limit: megabytes });
  }
  return undefined;
}

/** The files that the dialog for choosing one offers. */
export function acceptedFiles({ formats = [] }: FormLimits = {}): string | undefined {
  return formats.length > 0 ? formats.map((format) => `.${format}`).join(',') : undefined;
}
