import type { ValidPage } from '../../core/content/valid-page.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';

/** What validation could not foresee: a file that vanished meanwhile, a picture that no encoder takes. */
export function unresolvedPage({ file, source }: ValidPage, cause: unknown): Diagnostic {
  const words = cause instanceof Error ? cause.message : String(cause);
  const message = `The page can’t be prepared: ${words.replace(/\.?$/, '.')}`;
  return { file, ...source.locate([], 'value'), severity: 'error', code: 'page-failed', message };
}
