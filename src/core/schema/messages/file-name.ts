/** The error in a file's name, and the advice. */
interface FileNameDiagnostic {
  /** Ends the sentence "… can’t be "x.heic": ". */
  reason: string;
  hint: string;
}

/**
 * Explains why a file can't be used, such as `My Photo.PNG`: its name has characters that addresses can't have, or
 * its kind is not accepted.
 * @param endings accepted extensions, without dots
 * @returns undefined if the name is not the reason
 */
export function fileNameDiagnostic(
  written: string,
  endings: readonly string[],
): FileNameDiagnostic | undefined {
  if (endings.length === 0) return undefined;
  const [, stem = '', ending = ''] = /^(.+)\.([^./]+)$/.exec(written) ?? [];
  if (ending === '' || !/^\p{L}|^\p{N}/u.test(written) || /^(pages-config\/|https?:)/.test(written))
    return undefined;
  const isAccepted = endings.includes(ending.toLowerCase());
  const characters = [
    /\p{Lu}/u.test(written) && 'capitals',
    /\s/.test(written) && 'a space',
    /[^A-Za-z0-9/._\s-]/u.test(written) && 'other characters than letters from a to z, digits, "-" and "_"',
  ].filter((each) => each !== false);
  if (isAccepted && characters.length === 0) return undefined;
  const name = `${plainStem(stem)}.${isAccepted ? ending.toLowerCase() : substitute(endings)}`;
  const isNamed = plainStem(stem) !== '';
  const kinds = `${endings.slice(0, -1).join(', ')} or ${endings.at(-1) ?? ''}`;
  const write = isNamed
    ? `${isAccepted ? 'Name the file' : 'Save it as'} "${name}", and write that here.`
    : 'Give the file a name of such letters.';
  return {
    reason: [
      ...(characters.length > 0 ? [`its name has ${characters.join(' and ')}`] : []),
      ...(isAccepted ? [] : [`.${ending} files are not accepted here`]),
    ].join(', and '),
    hint: isAccepted ? write : `${write} Accepted: ${kinds}.`,
  };
}

/** Replaces all characters that addresses can't have: "My Photo" becomes my-photo. */
function plainStem(stem: string): string {
  return stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/._]+/g, '-')
    .replace(/(^|\/)-+|-+(?=\/|$)/g, '$1');
}

/** The format that most programs can save. */
function substitute(endings: readonly string[]): string {
  return endings.includes('jpg') ? 'jpg' : (endings[0] ?? '');
}
