import { feedLength } from './feed-length.ts';
import { toInstant, latest } from '../../record/dates.ts';
import { paperLastChange } from '../../record/stored/last-change.ts';
import { orcidAddress, type AuthorRecord } from '../../record/authors/author.ts';
import { newestItems } from '../../record/lists/items.ts';
import { everyKeyword } from '../../record/languages/translations.ts';
import type { PaperRecord } from '../../record/paper-record.ts';
import type { IssueRecord, JournalRecord } from '../../record/record.ts';
import { issueInWords } from '../../record/issue-number.ts';
import { citationRemark } from '../../record/notices/remark.ts';
import { element as e, xmlDocument, type Xml } from '../xml.ts';

/** The newest papers of the journal, for feed readers and library systems: Atom with the PRISM vocabulary. */
export function journalFeed(journal: JournalRecord): string {
  const papers = newestItems(journal).slice(0, feedLength);
  return feed(journal, { route: journal.route, title: journal.title, papers });
}

/** All papers and notices of an issue, as an Atom feed. */
export function issueFeed(issue: IssueRecord, journal: JournalRecord): string {
  const title = `${journal.title}, Volume ${issue.volume}, ${issueInWords(issue.issue)}`;
  return feed(journal, { route: issue.route, title, papers: newestItems(issue) });
}

interface Feed {
  route: string;
  title: string;
  papers: readonly PaperRecord[];
}

function feed(journal: JournalRecord, { route, title, papers }: Feed): string {
  const url = journal.siteUrl + route;
  const updated = latest(papers.map(paperLastChange)) ?? `${journal.started}-01`;
  return xmlDocument(
    e(
      'feed',
      {
        xmlns: 'http://www.w3.org/2005/Atom',
        'xmlns:prism': 'http://prismstandard.org/namespaces/basic/2.0/',
        'xml:lang': journal.language,
      },
      e('id', {}, url),
      e('title', {}, title),
      e('updated', {}, toInstant(updated)),
      e('link', { rel: 'self', type: 'application/atom+xml', href: `${url}/feed.atom` }),
      e('link', { rel: 'alternate', type: 'text/html', href: url }),
      papers.map((paper) => entry(paper, journal)),
    ),
  );
}

function entry(paper: PaperRecord, journal: JournalRecord): Xml {
  const { published, pdf, doi, firstPage, lastPage, rights, noticeOf } = paper;
  return e(
    'entry',
    { 'xml:lang': paper.language },
    e('id', {}, paper.url),
    e('title', {}, paper.title),
    paper.authors.map(author),
    // The feed requires a time; the date of publication is given only if the day is known.
    e('updated', {}, toInstant(paperLastChange(paper))),
    published.length > 7 && e('published', {}, toInstant(published)),
    e('link', { rel: 'alternate', type: 'text/html', href: paper.url }),
    pdf && e('link', { rel: 'enclosure', type: 'application/pdf', href: pdf.url, length: pdf.bytes }),
    noticeOf && e('link', { rel: 'related', type: 'text/html', href: noticeOf.url }),
    rights.licence && e('link', { rel: 'license', href: rights.licence.address }),
    everyKeyword(paper).map((term) => e('category', { term })),
    e('rights', {}, rights.text),
    e('summary', {}, [citationRemark(paper), ...paper.abstract].filter(Boolean).join('\n\n')),
    e('prism:publicationName', {}, journal.title),
    e('prism:issn', {}, journal.issn),
    e('prism:volume', {}, paper.volume),
    e('prism:number', {}, paper.issue),
    e('prism:issueName', {}, paper.special?.title),
    e('prism:publicationDate', {}, published),
    e('prism:startingPage', {}, firstPage),
    e('prism:endingPage', {}, lastPage),
    e('prism:doi', {}, doi),
    e('prism:url', {}, paper.url),
  );
}

function author({ name, orcid }: AuthorRecord): Xml {
  return e('author', {}, e('name', {}, name), orcid && e('uri', {}, orcidAddress(orcid)));
}
