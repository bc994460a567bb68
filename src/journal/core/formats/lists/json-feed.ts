import { feedLength } from './feed-length.ts';
import { orcidAddress } from '../../record/authors/author.ts';
import { toInstant } from '../../record/dates.ts';
import { withoutEmpty } from '../../record/without-empty.ts';
import { newestItems } from '../../record/lists/items.ts';
import { everyKeyword } from '../../record/languages/translations.ts';
import type { PaperRecord } from '../../record/paper-record.ts';
import type { JournalRecord } from '../../record/record.ts';
import { citationRemark } from '../../record/notices/remark.ts';

/** The newest papers as a JSON Feed. @see https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(journal: JournalRecord): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: journal.title,
    home_page_url: journal.url,
    feed_url: `${journal.url}/feed.json`,
    language: journal.language,
    authors: [{ name: journal.publisher, url: journal.siteUrl }],
    items: newestItems(journal).slice(0, feedLength).map(item),
  });
}

function item(paper: PaperRecord): object {
  const { pdf, published, volume, issue, firstPage, lastPage, doi } = paper;
  return withoutEmpty<object>({
    id: paper.url,
    url: paper.url,
    title: paper.title,
    content_text: [citationRemark(paper), ...paper.abstract].filter(Boolean).join('\n\n'),
    // The format requires a time, so there is no date if only the month is known.
    date_published: published.length > 7 && toInstant(published),
    authors: paper.authors.map(({ name, orcid }) => ({ name, ...(orcid && { url: orcidAddress(orcid) }) })),
    tags: everyKeyword(paper),
    language: paper.language,
    attachments: pdf && [
      withoutEmpty<object>({ url: pdf.url, mime_type: 'application/pdf', size_in_bytes: pdf.bytes }),
    ],
    _journal: withoutEmpty<object>({
      volume,
      issue,
      published,
      firstPage,
      lastPage,
      doi,
      rights: paper.rights.text,
      licence: paper.rights.licence?.address,
    }),
  });
}
