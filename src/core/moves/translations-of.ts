import { translationOf } from '../page/routes.ts';
import type { WrittenContent } from '../references/written-content.ts';

/** The files that hold the words of a form in other languages: they go where it goes. */
export function translationsOf({ files }: Pick<WrittenContent, 'files'>, form: string): string[] {
  return files.flatMap(({ file, kind }) =>
    kind === 'translation' && translationOf(file)?.original === form ? [file] : [],
  );
}
