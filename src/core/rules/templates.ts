import type { Diagnostic } from '../diagnostic.ts';
import { formatCount } from '../schema/message-parts.ts';
import { missingRequiredKey } from './site/required-keys.ts';
import { createDiagnostic, inTemplate, type CheckedPage, type Rule } from './rule.ts';

/**
 * Reports pages whose template has no code, such as one of an inactive extension, and pages whose expanded
 * sections do not match the schemas.
 */
export const templates: Rule = function* ({ set, pages, site, canExpand }) {
  // With errors in _site.json, the active extensions are unknown.
  if (!canExpand || !site?.valid) return;
  yield* withoutRepeats(
    pages.flatMap((page) => {
      if (page.templateDiagnostics.length > 0) return page.templateDiagnostics;
      const isKnown = !page.opaque || missingRequiredKey(set, page.data['template'], site.data) !== undefined;
      return page.valid && !isKnown ? unknownTemplate(page) : [];
    }),
  );
};

function unknownTemplate(page: CheckedPage): Diagnostic {
  const { type } = page.data['template'] as { type: string };
  return createDiagnostic(page, inTemplate('type'), {
    code: 'unknown-template',
    message: `Nothing on this site renders the template "${type}".`,
    hint: `Configure the extension that brings it in pages-config/_site.json, or write src/templates/${type}.ts.`,
  });
}

/** Reduces equal errors to the first one, because an error in a template occurs on each of its pages. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byMessage = Map.groupBy(diagnostics, ({ message }) => message);
  return [...byMessage.values()].flatMap(([first, ...more]) => {
    if (!first || more.length === 0) return first ?? [];
    const others = `The same error is on ${formatCount(more.length, 'other page', 'other pages')}.`;
    return { ...first, hint: [first.hint, others].filter(Boolean).join(' ') };
  });
}
