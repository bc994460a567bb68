/** A backup can't be made or used; the message is a sentence for the owner. */
export class BackupError extends Error {
  override name = 'BackupError';
}
