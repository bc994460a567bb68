import { element as e, type Xml } from '../../core/formats/xml.ts';
import { HarvestError } from './errors.ts';
import { getFormat, type MetadataFormat } from './formats.ts';
import { orderKey, type HarvestItem, type Repository } from './repository.ts';
import { readToken, writeToken, type Selection } from './token.ts';

/** A part of a list that a harvester requests, with the token for the next part. */
export interface ListPage {
  items: HarvestItem[];
  format: MetadataFormat;
  /** The token for the next request; empty at the end of a list in several responses. */
  token: Xml | undefined;
}

/** One page of a list: its beginning, or the part after the token. @throws HarvestError */
export function answerListRequest(repository: Repository, given: Record<string, string>): ListPage {
  const { items, pageSize } = repository;
  const token = given['resumptionToken'];
  const selection = token === undefined ? readSelection(given) : readToken(token);
  const format = getFormat(selection.prefix);
  const all = items.filter((item) => isSelected(item, selection));
  if (all.length === 0 && token === undefined) {
    throw new HarvestError('noRecordsMatch', 'No record matches these dates and this set.');
  }
  const rest = all.filter((item) => orderKey(item) > selection.after);
  if (rest.length === 0)
    throw new HarvestError('badResumptionToken', 'The list has no part after this token.');
  const page = rest.slice(0, pageSize);
  const cursor = all.length - rest.length;
  const last = page.at(-1)!;
  const next = rest.length > pageSize ? writeToken({ ...selection, after: orderKey(last) }) : undefined;
  const isWhole = token === undefined && next === undefined;
  const counts = { completeListSize: all.length, cursor };
  return { items: page, format, token: isWhole ? undefined : e('resumptionToken', counts, next) };
}

function readSelection({
  metadataPrefix: prefix = '',
  from = '',
  until = '',
  set = '',
}: Record<string, string>): Selection {
  for (const date of [from, until]) {
    if (date !== '' && !isDay(date)) {
      throw new HarvestError('badArgument', 'Dates are days, such as 2026-01-31.');
    }
  }
  if (from !== '' && until !== '' && from > until) {
    throw new HarvestError('badArgument', '"until" is earlier than "from".');
  }
  if (set !== '' && !/^[\w\-.!~*'()]+(:[\w\-.!~*'()]+)*$/.test(set)) {
    throw new HarvestError('badArgument', 'There is no such set.');
  }
  return { prefix, from, until, set, after: '' };
}

/** An existing day without time: days are the granularity of records. */
function isDay(date: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return false;
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

function isSelected({ datestamp, sets }: HarvestItem, { from, until, set }: Selection): boolean {
  const isTime = (from === '' || datestamp >= from) && (until === '' || datestamp <= until);
  return isTime && (set === '' || sets.some((each) => each === set || each.startsWith(`${set}:`)));
}
