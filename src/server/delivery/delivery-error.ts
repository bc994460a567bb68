/** A delivery failed. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** For logs: a word without personal data, such as "smtp 421" or ECONNREFUSED. */
  readonly code: string;
  /** Whether trying again makes no sense. */
  readonly final: boolean;

  /** @param message for the owner; it may hold what the receiver said, an address included */
  constructor(message: string, code: string, more: { final?: boolean; cause?: unknown } = {}) {
    super(message.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300), { cause: more.cause });
    this.code = code;
    this.final = more.final ?? false;
  }
}

/** Anything that was thrown while delivering, as a DeliveryError. */
export function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const code = error instanceof Error && 'code' in error ? String(error.code) : name;
  return new DeliveryError(message, code, { cause: error });
}
