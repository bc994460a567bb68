/**
 * Whether a file of the built site is served compressed: a public text that is not tiny.
 * @param name path below the built site
 * @param size in bytes
 */
export function isCompressible(name: string, size: number): boolean {
  return text.test(name) && size > 512 && !name.startsWith('.');
}

const text = /\.(html|json|js|css|svg|xml|atom|bib|ris|txt|webmanifest|map)$/;
