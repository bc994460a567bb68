/** A failed delivery. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** For logs: a code without personal data, such as "smtp 421" or ECONNREFUSED. */
  readonly code: string;
  /** Whether retrying is pointless. */
  readonly isFinal: boolean;

  /** @param message for the owner; may contain the receiver's response, including addresses */
  constructor(message: string, code: string, more: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300), { cause: more.cause });
    this.code = code;
    this.isFinal = more.isFinal ?? false;
  }
}

/** Converts any error of a delivery into a DeliveryError. */
export function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const code = error instanceof Error && 'code' in error ? String(error.code) : name;
  return new DeliveryError(message, code, { cause: error });
}
