import type { ValidPage } from '../../core/content/valid-page.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';

/**
 * The diagnostic of an error that validation could not find: a file that was removed meanwhile, or a picture
 * that can't be encoded.
 */
export function unresolvedPage({ file, source }: ValidPage, cause: unknown): Diagnostic {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `The page can’t be prepared: ${reason.replace(/\.?$/, '.')}`;
  return { file, ...source.locate([], 'value'), severity: 'error', code: 'page-failed', message };
}
