import { findDated, type Dated } from '../../../core/content/dates/dated.ts';
import { isInPeriod, writtenMoment, type Moment } from '../../../core/content/dates/moments.ts';
import { isDraft } from '../../../core/content/dates/showing.ts';
import type { ResolvedPage } from '../../../core/content/resolved-page.ts';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { BROKEN_SECTION, type PreviewDiagnostic } from '../../../core/page/preview.ts';
import { placeName } from '../../../core/schema/message-parts.ts';
import type { PageDraft } from './draft-page.ts';
import { diagnosticBox } from './mark-diagnostics.ts';

export interface OffSiteInput {
  /** The moment for which the page is rendered. */
  at: Moment;
  /** Creates a diagnostic with a link to its position. */
  diagnostic: (diagnostic: Diagnostic) => PreviewDiagnostic;
}

/**
 * Adds a box before a page in development, which lists the parts that visitors do not see now, with their positions:
 * drafts, and parts before or after their dates.
 */
export function markOffSite(
  page: ResolvedPage,
  { source }: Pick<PageDraft, 'source'>,
  { at, diagnostic }: OffSiteInput,
): ResolvedPage {
  const data = (source.data ?? {}) as JsonObject;
  const offSite = findDated(data).filter(({ period }) => !isInPeriod(period, at));
  const remarks = [...(isDraft(data) ? [DRAFT] : []), ...offSite.map((dated) => dateRemark(dated, at))];
  if (remarks.length === 0) return page;
  const diagnostics = remarks.map(({ path, ...texts }) =>
    diagnostic({ file: source.file, ...source.locate(path, 'key'), severity: 'warning', ...texts }),
  );
  return {
    ...page,
    types: [...new Set([...page.types, BROKEN_SECTION])].sort(),
    sections: [diagnosticBox('Not on the site now', diagnostics), ...page.sections],
  };
}

type Remark = Pick<Diagnostic, 'code' | 'message' | 'hint'> & { path: Dated['path'] };

const DRAFT: Remark = {
  path: ['draft'],
  code: 'draft',
  message: 'The page is a draft: only development and previews show it.',
  hint: 'Remove "draft" when it is ready.',
};

function dateRemark({ path, period: { from, until } }: Dated, at: Moment): Remark {
  const name = path.length === 0 ? 'The page' : placeName(path);
  if (from !== undefined && from > at)
    return {
      path: [...path, 'publishAt'],
      code: 'not-yet-there',
      message: `${name} is on the site from ${writtenMoment(from)} on; development shows it already.`,
    };
  return {
    path: [...path, 'expireAt'],
    code: 'expired',
    message: `${name} is gone since ${writtenMoment(until!)}.`,
    hint: 'Remove it, or give it a later date.',
  };
}
