/** The decoded path of an address; undefined if it can't be decoded. */
export function decodedPath(address: string): string | undefined {
  try {
    return decodeURIComponent(address.replace(/\?.*$/s, ''));
  } catch {
    return undefined;
  }
}
