import { createDiagnostic, type FileRule } from '../rule.ts';

/** Reports social links whose address is not one of their `network`, which gives the link its icon and name. */
export const socialLinks: FileRule = function* (site) {
  const { social } = site.data as { social?: unknown };
  if (!site.valid || !Array.isArray(social)) return;
  for (const [index, { network, to }] of (social as { network: string; to: string }[]).entries()) {
    const [, host = ''] = /^https:\/\/(?:[\w-]+\.)?([\w-]+\.[a-z]+)(?:[/?#]|$)/.exec(to) ?? [];
    const networkOfHost = NETWORKS[host];
    if (networkOfHost === undefined || networkOfHost === network) continue;
    yield createDiagnostic(
      site,
      { path: ['social', index, 'network'] },
      {
        code: 'other-network',
        message: `The address is one of ${networkOfHost}, and not of ${network}.`,
        hint: `Write "network": "${networkOfHost}", or correct the address.`,
        meant: networkOfHost,
      },
    );
  }
};

const NETWORKS: Record<string, string | undefined> = {
  'facebook.com': 'facebook',
  'fb.com': 'facebook',
  'instagram.com': 'instagram',
  'pinterest.com': 'pinterest',
  'linkedin.com': 'linkedin',
  'twitter.com': 'twitter',
  'x.com': 'twitter',
  'youtube.com': 'youtube',
};
