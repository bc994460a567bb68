import type { FastifyRequest } from 'fastify';
import { BlockList, isIP } from 'node:net';

/**
 * Whether the address of a request belongs to a proxy that is not configured (TRUST_PROXY is too low), and so
 * does not identify the visitor: it is local or private, and the request names another address. A request
 * from outside can't have such an address.
 */
export function isProxyAddress({
  ip,
  headers,
  socket,
}: Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>): boolean {
  if (headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return false;
  return isLocalAddress(ip);
}

/** Whether an address is local or private. */
export function isLocalAddress(ip: string): boolean {
  const plain = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  return isIP(plain) > 0 && near.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/** Private addresses (RFC 1918, RFC 4193), and those of the machine itself. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
