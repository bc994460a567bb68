/**
 * Tracks the files that are being sent. A server reads a file's size and then opens it: if the file is
 * replaced in between, the visitor waits for missing bytes.
 */
export class Readers {
  readonly #counts = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Marks a file as being sent. @returns a function to call once at the end */
  begin(name: string): () => void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return () => {
      const remaining = (this.#counts.get(name) ?? 0) - 1;
      if (remaining > 0) return void this.#counts.set(name, remaining);
      this.#counts.delete(name);
      const waiting = this.#waiting.get(name) ?? [];
      this.#waiting.delete(name);
      for (const act of waiting) act();
    };
  }

  /**
   * Calls `act` at a moment at which the file is not being sent. `act` must be synchronous, because another
   * request could begin meanwhile.
   * @returns a rejection with the error that `act` throws
   */
  whenUnread(name: string, act: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const attempt = () => {
        try {
          resolve(act());
        } catch (error) {
          reject(error as Error);
        }
      };
      if (!this.#counts.has(name)) return attempt();
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), attempt]);
    });
  }
}
