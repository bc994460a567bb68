import { createTransport, type SendMailOptions } from 'nodemailer';
import { StoreError, StoreRequestError } from '../store/store-error.ts';
import { DeliveryError } from './delivery-error.ts';

/** Sends one mail; resolves when the mail server has accepted it. */
export type SendMail = (message: SendMailOptions & { signal: AbortSignal }) => Promise<unknown>;

/**
 * Sends through the mail server of SMTP_URL, with one connection per mail.
 * @param silenceMs the timeout of the server; long, because a client that disconnects before the
 *   acknowledgement may send a message twice
 */
export function smtpMailer(url: string, silenceMs = 5 * 60_000): SendMail {
  const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: silenceMs };
  const transport = createTransport({ ...timeouts, url });
  return (message) => transport.sendMail(message);
}

/** An error of a mail server or of its connection, as a sentence for the owner. */
export function mailFailure(error: unknown, isToVisitor: boolean): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (isOfFile(error))
    return new DeliveryError(`A file could not be read: ${error.message}`, 'file', { cause: error });
  const { code, responseCode, command, response, message } = error as Partial<SmtpFailure> & Error;
  if (responseCode === undefined) {
    const text = `The mail server could not be reached, or did not answer: ${message}`;
    return new DeliveryError(text, code ?? 'smtp', { cause: error });
  }
  // A wrong address of a visitor stays wrong; the owner's mailbox can be repaired within three days.
  const isRefused = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return new DeliveryError(`The mail server answered: ${response ?? responseCode}`, `smtp ${responseCode}`, {
    isFinal: isToVisitor && isRefused,
    cause: error,
  });
}

/**
 * Whether the error is about an attached file, local or remote: the mailer passes such errors on unchanged.
 */
function isOfFile(error: unknown): error is Error {
  if (error instanceof StoreRequestError || error instanceof StoreError) return true;
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

/** The properties that Nodemailer adds to errors. */
interface SmtpFailure {
  code: string;
  command: string;
  response: string;
  responseCode: number;
}
