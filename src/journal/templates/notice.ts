import type { WrittenSections } from 'pagewright/content';
import { escapeMarkup } from 'pagewright/text';
import type { WrittenNotice } from '../content/notice.gen.ts';
import { doiFact } from '../core/record/doi-fact.ts';
import { dateInWords } from '../core/record/dates.ts';
import { routesIn } from '../core/record/addresses/journal-routes.ts';
import { siteLanguage } from '../core/record/languages/site-language.ts';
import { placeInWords } from '../core/record/place.ts';
import { noticeWords, sampleWords } from '../core/record/notices/remark.ts';

/** The page of a notice: summary, reason and signatories; rendered like papers. */
export function expand(
  data: WrittenNotice,
  page: { route?: unknown },
  site: Record<string, unknown>,
): WrittenSections | undefined {
  const routes = routesIn(site);
  if (!routes) return undefined;
  const { volume, issue, title, doi, sample } = data;
  const language = siteLanguage(site);
  const published = dateInWords(data.published, language);
  const issueName = placeInWords(data);
  return [
    {
      type: 'paper',
      breadcrumbs: [
        { label: 'Home', to: '/' },
        { label: 'Journal', to: routes.home },
        { label: issueName, to: routes.issue(data) },
      ],
      currentPage: noticeWords[data.kind],
      line: [noticeWords[data.kind], issueName, published].join(' · '),
      title,
      ...(sample && { note: sampleWords(true) }),
      authors: data.signedBy.map(({ given, family, name, role }) => ({
        name: name ?? [given, family].filter(Boolean).join(' '),
        ...(role && { position: role }),
      })),
      text: createText(data),
      language: data.language ?? language,
      facts: [
        { term: 'Concerns', value: 'Read the paper', to: data.of },
        ...(doi ? [doiFact(doi)] : []),
        { term: 'Published', value: published, withTitle: true },
        { term: 'Volume', value: String(volume) },
        { term: 'Issue', value: String(issue).replace('-', '–') },
      ],
      context: { collection: 'paper-context', of: typeof page.route === 'string' ? page.route : '' },
    },
  ];
}

/** Summary, details and reason: plain texts become paragraphs. */
function createText({ summary, text = '', reason }: WrittenNotice): string {
  const why = reason === undefined ? '' : `<h2>Reason</h2><p>${escapeMarkup(reason)}</p>`;
  return `<p>${escapeMarkup(summary)}</p>${text}${why}`;
}
