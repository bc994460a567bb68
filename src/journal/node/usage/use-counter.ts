import { createHash, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { addUses, type MonthlyUses } from '../../core/record/stored/usage-counts.ts';

/** A completely answered request for a paper's page or file. */
export interface UsageEvent {
  route: string;
  kind: 'views' | 'downloads';
  /** The client's address: only for detecting double clicks, and never stored. */
  address: string;
  agent: string | undefined;
  /** The time, in milliseconds. */
  time: number;
}

/**
 * Two clicks on the same item within half a minute count as one, as in COUNTER. @see https://cop5.countermetrics.org
 */
const doubleClick = 30_000;

/**
 * Counts usage by the rules of COUNTER 5.1: no robots, and clicks within 30 seconds count as one. Visitors are not
 * stored: only a hash in memory, with a new salt each day, identifies a second click.
 */
export class UseCounter {
  #counted: MonthlyUses = new Map();
  /** The time of each visitor's last request per paper, oldest first. */
  #last = new Map<string, number>();
  #salt = randomBytes(16);
  #day = '';

  count({ route, kind, address, agent, time }: UsageEvent): void {
    // A client without a user agent is a program.
    if (!agent || isbot(agent)) return;
    const day = new Date(time).toISOString().slice(0, 10);
    if (day !== this.#day) {
      this.#day = day;
      this.#salt = randomBytes(16);
      this.#last.clear();
    }
    const key = createHash('sha256')
      .update(this.#salt)
      .update([kind, route, address, agent].join('\n'))
      .digest('base64');
    const before = this.#last.get(key);
    this.#last.delete(key);
    this.#last.set(key, time);
    this.#forget(time);
    if (before !== undefined && time - before < doubleClick) return;
    addUses(this.#counted, route, day.slice(0, 7), { views: 0, downloads: 0, [kind]: 1 });
  }

  /** Returns the counts since the last call. */
  take(): MonthlyUses {
    const counts = this.#counted;
    this.#counted = new Map();
    return counts;
  }

  /** Removes requests older than half a minute. */
  #forget(time: number): void {
    for (const [key, last] of this.#last) {
      if (time - last < doubleClick) return;
      this.#last.delete(key);
    }
  }
}
