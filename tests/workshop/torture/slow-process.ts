import { slowVisitor } from './slow-line.ts';

/*
 * Slow visitors in a process of their own, which is started with the port of the server and how many there are: their lines
 * must not take turns from the visitors that are measured. Whoever has started it asks how often each was cut off.
 */

/** How often each of them was cut off so far. */
export interface Cuts {
  cuts: number[];
}

const [port = 0, count = 0] = process.argv.slice(2).map(Number);
const visitors = Array.from({ length: count }, (_, index) => slowVisitor(port, index));
process.on('message', () => process.send?.({ cuts: visitors.map((each) => each.cuts()) } satisfies Cuts));
process.once('disconnect', () => process.exit());
