/** The index of the tab that a key selects, starting from the open tab; undefined for other keys. */
export function tabForKey(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (active + 1) % count;
    case 'ArrowLeft':
      return (active - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return active;
    default:
      return undefined;
  }
}
