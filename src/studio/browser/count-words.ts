/** One error, 2 warnings. @param plural Default: the noun with an s */
export function countWords(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? `1 ${noun}` : `${count} ${plural}`;
}
