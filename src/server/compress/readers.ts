/**
 * Who is being handed which file. A server looks how long a file is and then opens it: if another takes its place in
 * between, the visitor waits for bytes that never come.
 */
export class Readers {
  readonly #counts = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Somebody is handed a file from now on. @returns what is called once, when it is over */
  begin(name: string): () => void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return () => {
      const left = (this.#counts.get(name) ?? 0) - 1;
      if (left > 0) return void this.#counts.set(name, left);
      this.#counts.delete(name);
      const waiting = this.#waiting.get(name) ?? [];
      this.#waiting.delete(name);
      for (const act of waiting) act();
    };
  }

  /**
   * Acts at a moment at which nobody is handed the file. It must not wait for anything itself: somebody could begin.
   * @returns what `act` throws, as a rejection
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
