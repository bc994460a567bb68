import type { JsonObject } from '../../core/content/valid-page.ts';
import { isDraft } from '../../core/content/showing.ts';
import type { ResolvedPage } from '../../core/content/resolved-page.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { FAULT, type PreviewFault } from '../../core/page/preview.ts';
import type { Draft } from './draft-page.ts';
import { box } from './mark-faults.ts';

/**
 * A page with a box before it that says what of it visitors don't see, and where that is written.
 * @param fault makes what the box says one that opens its place
 */
export function markOffSite(
  page: ResolvedPage,
  { source }: Pick<Draft, 'source'>,
  fault: (diagnostic: Diagnostic) => PreviewFault,
): ResolvedPage {
  if (!isDraft((source.data ?? {}) as JsonObject)) return page;
  const place = { file: source.file, ...source.locate(['draft'], 'key') };
  const said = fault({
    ...place,
    severity: 'warning',
    code: 'draft',
    message: 'The page is a draft: it is seen here and in a preview alone.',
    hint: 'Remove "draft" when it is ready.',
  });
  return {
    ...page,
    types: [...new Set([...page.types, FAULT])].sort(),
    sections: [box('Not on the site', [said]), ...page.sections],
  };
}
