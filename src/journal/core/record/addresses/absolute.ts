/** The absolute address of a place on this site, or elsewhere. */
export function absolute(address: string, siteUrl: string): string {
  return address.startsWith('/') ? siteUrl + address : address;
}
