import { fileExtension } from '../../core/form/answers/file-name.ts';
import { matchesSignature, signatureLength } from '../../core/form/answers/file-signatures.ts';
import type { FormLimits } from '../../core/form/form-definition.ts';
import type { Locale } from '../../core/messages/locale.ts';
import { fileSize } from '../../ui/file-size.ts';

/**
 * The reason why a file can't be accepted, with advice; undefined if it can. Only the first bytes must match
 * the name; the server checks the whole file.
 */
export async function checkAnswerFile(
  file: Pick<File, 'name' | 'size' | 'slice'>,
  limits: FormLimits | undefined,
  locale: Locale,
): Promise<string | undefined> {
  const { t, language } = locale;
  const { formats = [], megabytes } = limits ?? {};
  const ending = fileExtension(file.name);
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const formatList = either.format(formats.map((format) => format.toUpperCase()));
  if (formats.length > 0 && !formats.some((format) => format === ending))
    return t('formFile.kind', { formats: formatList });
  if (file.size === 0) return t('formFile.empty');
  if (megabytes !== undefined && file.size > megabytes * 1024 * 1024) {
    return t('formFile.large', { size: fileSize(file.size, locale), limit: megabytes });
  }
  if (formats.length > 0 && !matchesSignature(ending, await readSignature(file)))
    return t('formFile.content', { format: ending.toUpperCase(), formats: formatList });
  return undefined;
}

/** The first bytes of a file, one character each. */
async function readSignature(file: Pick<File, 'slice'>): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  return String.fromCharCode(...bytes);
}

/** The file types for the browser's file dialog. */
export function acceptedFiles({ formats = [] }: FormLimits = {}): string | undefined {
  return formats.length > 0 ? formats.map((format) => `.${format}`).join(',') : undefined;
}
