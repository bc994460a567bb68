import type { NoticeKind, WrittenVersion } from '../../../content/written-parts.ts';
import { permanentAddress, type NoticedPaper, type NoticeMention } from '../../record/notices/mentions.ts';
import type { PaperRecord } from '../../record/paper-record.ts';
import { date } from './parts.ts';
import { element as e, type Xml } from '../xml.ts';

/**
 * Events after publication: versions and notices in the history, and links between paper and notice in both
 * directions.
 */
export function jatsNotices({ kind, versions = [], notices = [], noticeOf }: PaperRecord): {
  history: Xml;
  related: Xml[];
} {
  const events = [
    ...versions.map((version, index) => ({ when: version.date, event: versionEvent(version, index + 1) })),
    ...notices.map((notice) => ({ when: notice.date, event: noticeEvent(notice) })),
  ].sort((one, other) => (one.when < other.when ? -1 : one.when > other.when ? 1 : 0));
  return {
    history: e(
      'pub-history',
      {},
      events.map(({ event }) => event),
    ),
    related: [
      ...notices.map((notice) => relatedArticle(relations[notice.kind].notice, notice)),
      ...(noticeOf ? [relatedArticle(relations[kind as NoticeKind].paper, noticeOf)] : []),
    ],
  };
}

function versionEvent({ date: when, changes }: WrittenVersion, number: number): Xml {
  return e(
    'event',
    { 'event-type': 'version' },
    e('event-desc', {}, changes),
    e('article-version', {}, number),
    date('date', {}, when),
  );
}

function noticeEvent({ kind, date: when, note, doi }: NoticeMention): Xml {
  return e(
    'event',
    { 'event-type': kind },
    e('event-desc', {}, note),
    doi && e('article-id', { 'pub-id-type': 'doi' }, doi),
    date('date', {}, when),
  );
}

/** JATS's relation of a notice to its paper, and the reverse. */
const relations: Record<NoticeKind, { paper: string; notice: string }> = {
  correction: { paper: 'corrected-article', notice: 'correction-forward' },
  addendum: { paper: 'addended-article', notice: 'addendum' },
  'expression-of-concern': { paper: 'object-of-concern', notice: 'concern-forward' },
  retraction: { paper: 'retracted-article', notice: 'retraction-forward' },
};

function relatedArticle(type: string, to: NoticeMention | NoticedPaper): Xml {
  return e('related-article', {
    'related-article-type': type,
    'ext-link-type': to.doi ? 'doi' : 'uri',
    'xlink:href': to.doi ?? permanentAddress(to),
    'xlink:title': to.title,
    ...('volume' in to && { vol: to.volume, page: to.firstPage }),
  });
}
