import { missingNeed } from './needs.ts';
import { fault, type Rule } from './rule.ts';

/** The template of a page has code that draws it: an extension that is not in use has none. */
export const templates: Rule = function* ({ set, pages, site, canExpand }) {
  // With faults in the site's file it is not known which extensions are in use, and how.
  if (!canExpand || !site?.valid) return;
  for (const page of pages) {
    if (!page.valid || !page.opaque || missingNeed(set, page.data['template'], site.data)) continue;
    const { type } = page.data['template'] as { type: string };
    yield fault(
      page,
      { path: ['template', 'type'] },
      {
        code: 'unknown-template',
        message: `Nothing on this site draws the template "${type}".`,
        hint: `Configure the extension that brings it in pages-config/_site.json, or write src/templates/${type}.ts.`,
      },
    );
  }
};
