import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** When a certificate ends, or why that could not be found out: in a word without personal data. */
export type CertificateEnd = { end: Date } | { unknown: string };

/**
 * Asks for the certificate of a site as visitors get it.
 * @param site its address; only that of an https site has one
 * @returns nothing for a site without https
 */
export async function certificateEnd(site: string, limitMs = 10_000): Promise<CertificateEnd | undefined> {
  const { protocol, hostname, port } = new URL(site);
  if (protocol !== 'https:') return undefined;
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    // Whether it is trusted is not asked: an end in the past is an answer, too.
    const to = { host, port: Number(port || 443), rejectUnauthorized: false };
    // An address of digits is no name that a server could be asked for.
    const socket = connect(isIP(host) ? to : { ...to, servername: host });
    const answer = (found: CertificateEnd): void => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(limitMs, () => answer({ unknown: 'ETIMEDOUT' }));
    socket.once('error', (error: NodeJS.ErrnoException) => answer({ unknown: error.code ?? error.name }));
    socket.once('secureConnect', () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      answer(Number.isNaN(end.getTime()) ? { unknown: 'no certificate' } : { end });
    });
  });
}
