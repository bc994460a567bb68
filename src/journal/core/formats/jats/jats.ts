import { slug } from 'github-slugger';
import { jatsNotices } from './notices.ts';
import { contributor, date, guestContributor } from './parts.ts';
import { jatsReferences } from './references.ts';
import { authorNotes, funding, jatsStatements, supplements } from './statements.ts';
import { jatsBody, jatsFootnotes } from './text.ts';
import type { WrittenRelatedWork } from '../../../content/written-parts.ts';
import { relationTerms } from '../../record/related-works.ts';
import type { PaperRecord } from '../../record/paper-record.ts';
import type { JournalRecord } from '../../record/record.ts';
import { keywords, translatedAbstract, translatedTitle } from './languages.ts';
import { citationRemark } from '../../record/notices/remark.ts';
import { articleType } from '../../record/kinds.ts';
import { titlePrefix } from '../../record/notices/status.ts';
import { EPUB_TYPE } from '../epub-type.ts';
import { hasFormula } from '../../text/has-formula.ts';
import { pictureAddress } from './picture-address.ts';
import { element as e, xmlDocument, type Xml } from '../xml.ts';

/** The facts about the journal in a JATS file. */
export type JatsJournal = Pick<
  JournalRecord,
  'title' | 'abbreviation' | 'publisher' | 'issn' | 'issnPrint' | 'siteUrl'
>;

/** The suffix of its file, next to the paper’s page. */
export const jatsEnding = '.jats.xml';

/**
 * A paper as a separate file, with its full text if it has one, in JATS's archiving tag set, which allows a journal
 * without an ISSN. With an ISSN, the file also conforms to the publishing tag set.
 * @see https://jats.nlm.nih.gov/archiving/1.3/
 */
export function jatsDocument(
  paper: PaperRecord,
  journal: JatsJournal,
  pictureAt?: ReturnType<typeof pictureAddress>,
): string {
  return xmlDocument(jatsArticle(paper, journal, {}, pictureAt));
}

/** The article element; with namespace attributes if it is inside another document. */
export function jatsArticle(
  paper: PaperRecord,
  journal: JatsJournal,
  attributes: Record<string, string> = {},
  pictureAt = pictureAddress(paper, journal),
): Xml {
  const text = paper.text?.readText();
  return e(
    'article',
    {
      ...attributes,
      'xmlns:ali': 'http://www.niso.org/schemas/ali/1.0/',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      'xmlns:mml': text && hasFormula(text) ? 'http://www.w3.org/1998/Math/MathML' : undefined,
      'dtd-version': '1.3',
      'article-type': articleType(paper.kind ?? 'research-article'),
      'xml:lang': paper.language,
    },
    e('front', {}, journalMeta(journal), articleMeta(paper)),
    text && jatsBody(text, pictureAt),
    e('back', {}, jatsStatements(paper, text && jatsFootnotes(text, pictureAt)), jatsReferences(paper)),
  );
}

function journalMeta({ title, abbreviation, issn, issnPrint, publisher }: JatsJournal): Xml {
  return e(
    'journal-meta',
    {},
    // A journal must have an id: the ISSN, or its name until it has one.
    e('journal-id', { 'journal-id-type': 'publisher-id' }, slug(abbreviation ?? title)),
    e(
      'journal-title-group',
      {},
      e('journal-title', {}, title),
      e('abbrev-journal-title', { 'abbrev-type': abbreviation && 'publisher' }, abbreviation),
    ),
    issnPrint && e('issn', { 'publication-format': 'print' }, issnPrint),
    issn && e('issn', { 'publication-format': 'electronic' }, issn),
    e('publisher', {}, e('publisher-name', {}, publisher)),
  );
}

function articleMeta(paper: PaperRecord): Xml {
  const { translations = [], published, onlineFirst, special, doi } = paper;
  const notices = jatsNotices(paper);
  return e(
    'article-meta',
    {},
    e('article-id', { 'pub-id-type': 'publisher-id' }, paper.slug),
    doi && e('article-id', { 'pub-id-type': 'doi' }, doi),
    paper.versions && e('article-version', {}, paper.versions.length),
    e('article-categories', {}, e('subj-group', {}, e('subject', {}, paper.subject))),
    e(
      'title-group',
      {},
      e('article-title', {}, titlePrefix(paper.status) + paper.plainTitle),
      e('subtitle', {}, paper.subtitle),
      translations.map(translatedTitle),
    ),
    e('contrib-group', {}, paper.authors.map(contributor)),
    special && e('contrib-group', {}, special.editors.map(guestContributor)),
    authorNotes(paper),
    date('pub-date', { 'publication-format': 'electronic', 'date-type': 'pub' }, onlineFirst ?? published),
    // The issue's date differs if the paper was published before it.
    onlineFirst &&
      date('pub-date', { 'publication-format': 'electronic', 'date-type': 'collection' }, published),
    e('volume', {}, paper.volume),
    // PubMed Central writes a supplement as Suppl 1.
    e('issue', {}, paper.issue?.toString().replace('.', '')),
    e('issue-title', {}, special?.title),
    e('fpage', {}, paper.firstPage),
    e('lpage', {}, paper.lastPage),
    e('elocation-id', {}, paper.articleNumber),
    supplements(paper),
    e(
      'history',
      {},
      date('date', { 'date-type': 'received' }, paper.received),
      date('date', { 'date-type': 'accepted' }, paper.accepted),
    ),
    notices.history,
    permissions(paper),
    selfUri('text/html', 'HTML', paper.url),
    paper.pdf && selfUri('application/pdf', 'PDF', paper.pdf.url),
    paper.epub && selfUri(EPUB_TYPE, 'EPUB', paper.epub.url),
    notices.related,
    (paper.relatedWorks ?? []).map(relatedWork),
    e(
      'abstract',
      {},
      paper.abstract.map((text) => e('p', {}, text)),
    ),
    translations.map(translatedAbstract),
    keywords(paper, { 'xml:lang': undefined }),
    translations.map((each) => keywords(each, { 'xml:lang': each.language })),
    funding(paper),
    e('custom-meta-group', {}, remark(paper)),
  );
}

function relatedWork(work: WrittenRelatedWork): Xml {
  const { relation, label = relation, doi, url } = work;
  return e('related-article', {
    'related-article-type': relationTerms[relation].jats,
    'ext-link-type': doi ? 'doi' : 'uri',
    'xlink:href': doi ?? url,
    'xlink:title': label,
  });
}

/** An address of the paper in one format. JATS4R wants links to have a text or a title. */
function selfUri(type: string, title: string, address: string): Xml {
  return e('self-uri', { 'content-type': type, 'xlink:href': address, 'xlink:title': title });
}

/**
 * The permissions. Every paper is free to read; without a licence nothing more is permitted.
 * @see https://jats4r.niso.org/permissions/
 */
function permissions({ rights: { text, licence, copyright } }: PaperRecord): Xml {
  return e(
    'permissions',
    {},
    copyright && [
      e('copyright-statement', {}, copyright.notice),
      e('copyright-year', {}, copyright.year),
      e('copyright-holder', {}, copyright.holder),
    ],
    { xml: '<ali:free_to_read/>' },
    licence &&
      e(
        'license',
        { 'license-type': 'open-access', 'xlink:href': licence.address },
        e('ali:license_ref', {}, licence.address),
        e('license-p', {}, text),
      ),
  );
}

function remark(paper: PaperRecord): Xml | undefined {
  const text = citationRemark({
    sample: paper.sample ?? false,
    ...(paper.noticeOf && { noticeOf: paper.noticeOf }),
  });
  return text ? e('custom-meta', {}, e('meta-name', {}, 'remark'), e('meta-value', {}, text)) : undefined;
}
