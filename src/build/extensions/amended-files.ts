import type { Amendments, ContentFiles, MadeFile } from './site-extension.ts';

/** The files of the content that are not handed out as they are, as files that the build makes. */
export function amendedFiles(
  amendments: Amendments,
  { read, hashOf }: ContentFiles,
): [name: string, MadeFile][] {
  return [...amendments].map(([file, { source, amend }]) => [
    file,
    { source: JSON.stringify([source, hashOf(file)]), make: async () => amend(await read(file)) },
  ]);
}
