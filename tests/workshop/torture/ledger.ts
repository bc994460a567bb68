import type { Stored } from './store-kind.ts';

/** The submissions that the server has acknowledged, for the comparison with its store. */
export class Ledger {
  readonly #acknowledged = new Map<string, Acknowledged>();

  /** Records an acknowledged submission. @returns an error as a sentence, if any */
  note(key: string, acknowledged: Acknowledged): string | undefined {
    const before = this.#acknowledged.get(key);
    this.#acknowledged.set(key, before ?? acknowledged);
    if (!before || before.reference === acknowledged.reference) return undefined;
    return `${key} was acknowledged as ${before.reference}, and then as ${acknowledged.reference}.`;
  }

  get size(): number {
    return this.#acknowledged.size;
  }

  references(): string[] {
    return [...this.#acknowledged.values()].map(({ reference }) => reference);
  }

  /** A ledger with only some of the acknowledged submissions. */
  only(references: readonly string[]): Ledger {
    const some = new Ledger();
    for (const [key, one] of this.#acknowledged) if (references.includes(one.reference)) some.note(key, one);
    return some;
  }

  /**
   * Compares the store with the acknowledged submissions.
   * @returns every broken promise, as a sentence
   */
  compare({ submissions, strays }: Stored): string[] {
    const byKey = Map.groupBy(submissions, ({ key }) => key);
    const lost = [...this.#acknowledged].flatMap(([key, { reference, answers, files }]) => {
      const found = byKey.get(key) ?? [];
      const [one] = found;
      if (!one) return [`${reference} was acknowledged, but is missing.`];
      if (found.length > 1) return [`${reference} is stored ${found.length} times.`];
      if (one.reference !== reference)
        return [`${reference} was acknowledged, but is stored as ${one.reference}.`];
      if (one.answers !== answers) return [`The answers of ${reference} differ from the submitted ones.`];
      const sums = one.files.map(({ found: sum }) => sum).sort();
      return sums.join() === [...files].sort().join()
        ? []
        : [`The files of ${reference} differ from the submitted ones.`];
    });
    const torn = submissions.flatMap(({ reference, files }) =>
      files.some(({ found, noted }) => found !== noted)
        ? [`A file of ${reference} differs from its row.`]
        : [],
    );
    return [
      ...new Set([...lost, ...torn, ...strays.map((name) => `uploads/${name} belongs to no submission.`)]),
    ];
  }
}

export interface Acknowledged {
  reference: string;
  /** The answers as the server stores them: JSON. */
  answers: string;
  /** SHA-256 of each file. */
  files: string[];
}
