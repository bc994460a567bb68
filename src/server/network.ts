/**
 * The network of an address. For IPv6 it is the first four groups, because one visitor has all addresses of such a
 * network; for IPv4 it is the address itself.
 * @param address as the system writes it; all missing addresses count as one network
 */
export function toNetwork(address = ''): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
    : [];
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
