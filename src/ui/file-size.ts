/** The size of a file as people read it: 67 kB, 1.2 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
