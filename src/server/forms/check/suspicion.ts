import { networkCode } from './network-code.ts';
import type { Reserved } from '../submission.ts';

/**
 * Why a submission goes to quarantine, where a person looks at it; nothing is thrown away for it. That it came fast is no
 * reason: browsers fill forms in by themselves. A code of the network stands beside the reasons.
 * @param network an address of the visitor, where that is known
 */
export function suspicions({ trapped }: Reserved, overRate: boolean, network: string | undefined): string[] {
  const reasons = [...(trapped ? ['honeypot'] : []), ...(overRate ? ['rate'] : [])];
  return reasons.length > 0 && network !== undefined
    ? [...reasons, `network ${networkCode(network)}`]
    : reasons;
}
