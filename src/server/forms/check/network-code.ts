import { createHmac, randomBytes } from 'node:crypto';
import { toNetwork } from '../../network.ts';

/**
 * The secret of the codes. It is never stored, so no address can be derived from a code. Codes change with
 * each start of the server.
 */
const secret = randomBytes(32);

/**
 * A code of six letters and digits for the network of an address: submissions from one network can be found,
 * and released or erased together. The address itself is never stored.
 */
export function networkCode(address: string): string {
  const sum = createHmac('sha256', secret).update(toNetwork(address)).digest('hex');
  return sum.slice(0, 6).toUpperCase();
}
