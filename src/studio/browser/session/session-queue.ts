/** Sends requests one after the other. A waiting key press is replaced by the next one in the same text. */
export class SessionQueue<Body> {
  readonly #send: (body: () => Body) => Promise<void>;
  readonly #notify: () => void;
  /** The requests without an answer yet, in their order. */
  readonly #waiting: { body: Body }[] = [];
  #typed: { place: string; body: Body } | undefined;

  /**
   * @param send sends one request; its body is created just before it is sent
   * @param notify called when requests begin or end to wait
   */
  constructor(send: (body: () => Body) => Promise<void>, notify: () => void) {
    this.#send = send;
    this.#notify = notify;
  }

  /** Whether a request has no answer yet. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether further requests wait, so that the next answer is older than the display. */
  get isBehind(): boolean {
    return this.#waiting.length > 1;
  }

  /** Sends a request, at once if none waits. @param typedAt for a key press: the text that it is in */
  add(body: Body, typedAt?: string): void {
    if (typedAt !== undefined && this.#typed?.place === typedAt) {
      this.#typed.body = body;
      return;
    }
    const entry = { place: typedAt ?? '', body };
    this.#typed = typedAt === undefined ? undefined : entry;
    if (this.#waiting.push(entry) > 1) return;
    void this.#run();
    this.#notify();
  }

  async #run(): Promise<void> {
    while (this.isWaiting) {
      const entry = this.#waiting[0]!;
      await this.#send(() => {
        if (this.#typed === entry) this.#typed = undefined;
        return entry.body;
      });
      this.#waiting.shift();
    }
    this.#notify();
  }
}
