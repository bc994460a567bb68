import { networkCode } from './network-code.ts';
import type { Reserved } from '../submission.ts';

/**
 * The reasons why a submission goes to quarantine, where a person reviews it; no submission is discarded.
 * Speed is no reason, because browsers autofill forms. A code of the network is added to the reasons.
 * @param network the visitor's address, if known
 */
export function suspicions(
  { isTrapped }: Reserved,
  isOverRate: boolean,
  network: string | undefined,
): string[] {
  const reasons = [...(isTrapped ? ['honeypot'] : []), ...(isOverRate ? ['rate'] : [])];
  return reasons.length > 0 && network !== undefined
    ? [...reasons, `network ${networkCode(network)}`]
    : reasons;
}
