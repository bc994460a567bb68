/**
 * The network to which an address counts: for IPv6 the first four groups, because a visitor has a whole
 * network; for IPv4 the address itself.
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
