import type { FormLimits } from '../../core/form/form-definition.ts';
import { fileSize } from '../../ui/file-size.ts';

/**
 * Why a file can't be taken, in words that say what to do; nothing where it can. The server looks inside it as well.
 */
export function fileFault(file: Pick<File, 'name' | 'size'>, limits: FormLimits = {}): string | undefined {
  const { formats = [], megabytes } = limits;
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (formats.length > 0 && !formats.includes(ending)) {
    return `This kind of file can’t be taken. Attach it as ${either(formats.map((format) => format.toUpperCase()))}.`;
  }
  if (file.size === 0) return 'This file is empty. Attach another one.';
  if (megabytes !== undefined && file.size > megabytes * 1024 * 1024) {
    return `This file has ${fileSize(file.size)}; at most ${megabytes} MB can be taken.`;
  }
  return undefined;
}

/** The files that the dialog for choosing one offers. */
export function acceptedFiles({ formats = [] }: FormLimits = {}): string | undefined {
  return formats.length > 0 ? formats.map((format) => `.${format}`).join(',') : undefined;
}

function either(words: string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
