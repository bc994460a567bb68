/** What is wrong with the name of a file, and what to do about it. */
interface FileNameFault {
  /** It ends the sentence "… can’t be "x.heic": ". */
  reason: string;
  hint: string;
}

/**
 * Says why a file can't be named, such as `My Photo.PNG`: its name has other signs than the site's addresses, or it is of
 * a kind that is not taken.
 * @param endings those that are taken, without dots
 * @returns undefined if the name of the file is not the reason
 */
export function fileNameFault(written: string, endings: readonly string[]): FileNameFault | undefined {
  if (endings.length === 0) return undefined;
  const [, stem = '', ending = ''] = /^(.+)\.([^./]+)$/.exec(written) ?? [];
  if (ending === '' || !/^\p{L}|^\p{N}/u.test(written) || /^(pages-config\/|https?:)/.test(written))
    return undefined;
  const isTaken = endings.includes(ending.toLowerCase());
  const signs = [
    /\p{Lu}/u.test(written) && 'capitals',
    /\s/.test(written) && 'a space',
    /[^A-Za-z0-9/._\s-]/u.test(written) && 'other signs than letters from a to z, digits, "-" and "_"',
  ].filter((each) => each !== false);
  if (isTaken && signs.length === 0) return undefined;
  const name = `${plain(stem)}.${isTaken ? ending.toLowerCase() : substitute(endings)}`;
  const isNamed = plain(stem) !== '';
  const kinds = `${endings.slice(0, -1).join(', ')} or ${endings.at(-1) ?? ''}`;
  const write = isNamed
    ? `${isTaken ? 'Name the file' : 'Save it as'} "${name}", and write that here.`
    : 'Give the file a name of such letters.';
  return {
    reason: [
      ...(signs.length > 0 ? [`its name has ${signs.join(' and ')}`] : []),
      ...(isTaken ? [] : [`.${ending} files are not taken here`]),
    ].join(', and '),
    hint: isTaken ? write : `${write} Taken are ${kinds}.`,
  };
}

/** As it may stand in an address: "My Photo" is my-photo. */
function plain(stem: string): string {
  return stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/._]+/g, '-')
    .replace(/(^|\/)-+|-+(?=\/|$)/g, '$1');
}

/** What programs save most easily. */
function substitute(endings: readonly string[]): string {
  return endings.includes('jpg') ? 'jpg' : (endings[0] ?? '');
}
