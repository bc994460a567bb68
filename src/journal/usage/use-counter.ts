import { createHash, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { addUses, type MonthlyUses } from '../record/kept/uses.ts';

/** A request for a paper's page, or for its file, that was answered whole. */
export interface Use {
  route: string;
  kind: 'views' | 'downloads';
  /** Who asked: only to know a double click, and never kept. */
  address: string;
  agent: string | undefined;
  /** When, in milliseconds. */
  time: number;
}

/** Two clicks on the same thing within half a minute are one, as COUNTER counts. @see https://cop5.countermetrics.org */
const doubleClick = 30_000;

/**
 * Counts what people read, by the rules of COUNTER 5.1: no robots, and of clicks that follow each other within 30 seconds
 * one. Who they are is kept nowhere: a hash in memory, salted anew each day, is all by which a second click is known.
 */
export class UseCounter {
  #counted: MonthlyUses = new Map();
  /** When each visitor last asked for each paper, the longest ago first. */
  #last = new Map<string, number>();
  #salt = randomBytes(16);
  #day = '';

  count({ route, kind, address, agent, time }: Use): void {
    // Who gives no name is a program.
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

  /** What was counted since this was last asked for. */
  take(): MonthlyUses {
    const counted = this.#counted;
    this.#counted = new Map();
    return counted;
  }

  /** Clicks of more than half a minute ago say nothing any more. */
  #forget(time: number): void {
    for (const [key, last] of this.#last) {
      if (time - last < doubleClick) return;
      this.#last.delete(key);
    }
  }
}
