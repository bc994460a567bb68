import { createHmac, randomBytes } from 'node:crypto';
import { toNetwork } from '../../network.ts';

/** Never stored: an address can't be found from its code, and codes change with each start. */
const secret = randomBytes(32);

/**
 * A code of six letters and digits for the network of an address, so that its submissions can be found and released
 * or erased together. The address itself is never stored.
 */
export function networkCode(address: string): string {
  const sum = createHmac('sha256', secret).update(toNetwork(address)).digest('hex');
  return sum.slice(0, 6).toUpperCase();
}
