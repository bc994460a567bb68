/** Sends requests one after the other. A waiting key press is replaced by the next one in the same text. */
export class GestureQueue<Body> {
  readonly #send: (body: () => Body) => Promise<void>;
  readonly #notify: (isWaiting: boolean) => void;
  #running: Promise<void> = Promise.resolve();
  #waiting = 0;
  #typed: { place: string; body: Body } | undefined;

  /**
   * @param send sends one request; its body is created just before it is sent
   * @param notify called with whether requests wait
   */
  constructor(send: (body: () => Body) => Promise<void>, notify: (isWaiting: boolean) => void) {
    this.#send = send;
    this.#notify = notify;
  }

  /** Whether other requests wait, so that the next answer is older than the display. */
  get isBehind(): boolean {
    return this.#waiting > 1;
  }

  /** @param typedAt for a key press: the text that it is in */
  add(body: Body, typedAt?: string): void {
    if (typedAt !== undefined && this.#typed?.place === typedAt) {
      this.#typed.body = body;
      return;
    }
    const entry = { place: typedAt ?? '', body };
    this.#typed = typedAt === undefined ? undefined : entry;
    this.#waiting++;
    this.#notify(true);
    this.#running = this.#running.then(async () => {
      await this.#send(() => {
        if (this.#typed === entry) this.#typed = undefined;
        return entry.body;
      });
      this.#waiting--;
      this.#notify(this.#waiting > 0);
    });
  }
}
