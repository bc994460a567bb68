import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** The end of a certificate's validity; if unknown, a code without personal data. */
export type CertificateEnd = { end: Date } | { unknown: string };

/**
 * Reads the site's certificate over the network, as visitors do.
 * @param siteUrl address of the site; only an https site has a certificate
 * @returns undefined for a site without https
 */
export async function certificateEnd(siteUrl: string, limitMs = 10_000): Promise<CertificateEnd | undefined> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return undefined;
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    // Trust is not checked: an expired certificate has an end too.
    const to = { host, port: Number(port || 443), rejectUnauthorized: false };
    // An IP address can't be a server name.
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
