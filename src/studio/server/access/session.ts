import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Admits one browser: a token in the printed address is exchanged once for a cookie. */
export class StudioSession {
  readonly #cookieName: string;
  readonly #secret = randomBytes(32).toString('base64url');
  #token: string | undefined = randomBytes(24).toString('base64url');

  /** @param port of the server: cookies do not distinguish ports, so the name of the cookie contains it */
  constructor(port: number) {
    this.#cookieName = `studio-${port}`;
  }

  /** The unused token. */
  get token(): string | undefined {
    return this.#token;
  }

  /**
   * Exchanges the token, which is valid once.
   * @returns the value of `Set-Cookie`; undefined for a wrong or used token
   */
  exchange(token: string): string | undefined {
    if (this.#token === undefined || !isEqual(token, this.#token)) return undefined;
    this.#token = undefined;
    return `${this.#cookieName}=${this.#secret}; HttpOnly; SameSite=Strict; Path=/`;
  }

  /** Whether a request has the cookie. @param cookies the header `Cookie` */
  isAdmitted(cookies = ''): boolean {
    const prefix = `${this.#cookieName}=`;
    const cookie = cookies
      .split(';')
      .map((each) => each.trim())
      .find((each) => each.startsWith(prefix));
    return cookie !== undefined && isEqual(cookie.slice(prefix.length), this.#secret);
  }
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
