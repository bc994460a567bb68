import { createHmac, randomBytes } from 'node:crypto';
import type { ReservedFields } from '../submission.ts';
import { toNetwork } from '../../network.ts';

/**
 * The reasons why a submission goes to quarantine, where a person reviews it; no submission is discarded.
 * Speed is no reason, because browsers autofill forms. A code of the network is added to the reasons.
 * @param network the visitor's address, if known
 */
export function suspicions(
  { isTrapped }: ReservedFields,
  isOverRate: boolean,
  network: string | undefined,
): string[] {
  const reasons = [...(isTrapped ? ['honeypot'] : []), ...(isOverRate ? ['rate'] : [])];
  return reasons.length > 0 && network !== undefined
    ? [...reasons, `network ${networkCode(network)}`]
    : reasons;
}

/**
 * The secret of the codes. It is never stored, so no address can be derived from a code. Codes change with
 * each start of the server.
 */
const secret = randomBytes(32);

/**
 * A code of six letters and digits for the network of an address: submissions from one network can be found,
 * and released or erased together. The address itself is never stored.
 */
function networkCode(address: string): string {
  const sum = createHmac('sha256', secret).update(toNetwork(address)).digest('hex');
  return sum.slice(0, 6).toUpperCase();
}
