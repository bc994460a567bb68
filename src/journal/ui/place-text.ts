import type { Translate } from '../../core/messages/locale.ts';

/** The volume and issue of a paper, or that it is online first. */
export function placeText({ volume, issue }: { volume?: number; issue?: number }, t: Translate): string {
  if (volume === undefined || issue === undefined) return t('journal.onlineFirst');
  return t('journal.volumeIssue', { volume, issue });
}
