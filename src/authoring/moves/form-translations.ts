import { parseTranslation } from '../../core/page/routes.ts';
import type { WrittenContent } from '../references/written-content.ts';

/** The translations of a form, which move with it. */
export function formTranslations({ files }: Pick<WrittenContent, 'files'>, form: string): string[] {
  return files.flatMap(({ file, kind }) =>
    kind === 'translation' && parseTranslation(file)?.original === form ? [file] : [],
  );
}
