/** The path of an address, decoded; nothing where it can't be. */
export function decodedPath(address: string): string | undefined {
  try {
    return decodeURIComponent(address.replace(/\?.*$/s, ''));
  } catch {
    return undefined;
  }
}
