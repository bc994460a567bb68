/** Whether an address leads to another website. */
export function isExternal(to: string): boolean {
  return to.startsWith('https://');
}
