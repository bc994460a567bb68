/** The address of a file of the site's media, as it is. */
export function mediaAddress(name: string): string {
  return `/_studio/media?name=${encodeURIComponent(name)}`;
}
