/** A count with its noun: “1 error”, “2 warnings”. @param plural Default: the noun with an s */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? `1 ${noun}` : `${count} ${plural}`;
}
