/** The address of the original file in the site's media. */
export function mediaAddress(name: string): string {
  return `/_studio/media?name=${encodeURIComponent(name)}`;
}
