import { absolute } from '../record/absolute.ts';
import { date } from './jats-parts.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { WrittenNotice } from '../content/written-parts.ts';
import { element as e, type Xml } from './xml.ts';

/** Corrections and retractions: as events of the paper's history, and as links to where they are told in full. */
export function jatsNotices(
  { notices = [] }: PaperRecord,
  siteUrl: string,
): { history: Xml; related: Xml[] } {
  const events = notices.map(({ kind, date: when, note }) =>
    e('event', { 'event-type': kind }, e('event-desc', {}, note), date('date', {}, when)),
  );
  return {
    history: e('pub-history', {}, events),
    related: notices.flatMap((each) => related(each, siteUrl)),
  };
}

function related({ kind, link }: WrittenNotice, siteUrl: string): Xml[] {
  if (!link) return [];
  const type = {
    correction: 'correction-forward',
    retraction: 'retraction-forward',
    'expression-of-concern': 'concern-forward',
  };
  return [
    e('related-article', {
      'related-article-type': type[kind],
      'ext-link-type': 'uri',
      'xlink:href': absolute(link, siteUrl),
    }),
  ];
}
