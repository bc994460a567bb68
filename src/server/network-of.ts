/**
 * The network that an address is counted by: an IPv6 visitor has a whole network of addresses, so the first four groups
 * count; of IPv4 the address itself.
 * @param address as the system writes it; where there is none, all count as one
 */
export function networkOf(address = ''): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
    : [];
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
