import { slowVisitor } from './slow-visitor.ts';

/* Slow visitors in a separate process, so that their connections do not delay the measured visitors. Arguments: the
   server's port and the number of visitors. The parent process requests the number of cuts by message. */

/** The number of cuts per visitor so far. */
export interface Cuts {
  cuts: number[];
}

const [port = 0, count = 0] = process.argv.slice(2).map(Number);
const visitors = Array.from({ length: count }, (_, index) => slowVisitor(port, index));
process.on('message', () => process.send?.({ cuts: visitors.map((each) => each.cuts()) } satisfies Cuts));
process.once('disconnect', () => process.exit());
