/** When something happened, to the minute: 2026-11-21 14:05. Always UTC; whoever shows it says so. */
export function minute(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
}

/** The size of a file: 12 kB, 1.2 MB. */
export function sizeWords(bytes: number): string {
  return bytes < 999_500 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Characters that would steer a terminal or turn the direction of writing, as visible codes; breaks and tabs stay. */
export function visible(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}|[\u2028\u2029]/gu, (sign) => {
    const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return sign === '\r' ? '' : `<U+${code}>`;
  });
}

/** A count with its word: 1 file, 2 files. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}
