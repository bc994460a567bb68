import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '../../network-of.ts';

/** Forgotten with the process: nobody can find out an address by its code, and after a restart codes are others. */
const secret = randomBytes(32);

/**
 * A code of six letters and digits for the network of an address, by which what came from it can be found and released or
 * erased together. The address itself is written nowhere.
 */
export function networkCode(address: string): string {
  const sum = createHmac('sha256', secret).update(networkOf(address)).digest('hex');
  return sum.slice(0, 6).toUpperCase();
}
