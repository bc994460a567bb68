import type { PageData } from '../../../core/content/resolved-page.ts';
import type { ResolvedSection } from '../../../core/content/resolved.ts';
import type { ValidPage } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';

export interface PageRenderer {
  /** The page's markup; empty if rendering fails, which `diagnostics` then reports. */
  renderMarkup(page: ValidPage, data: PageData): string;
  /** The rendering errors so far: page, section and position. */
  diagnostics: Diagnostic[];
}

/**
 * Renders pages. A missing section is an error, so that no page is published without it.
 * @param render renders one page, and throws if a section does
 * @param missing the section types without a component
 */
export function pageRenderer(render: (data: PageData) => string, missing: readonly string[]): PageRenderer {
  const diagnostics: Diagnostic[] = [];
  const renderMarkup: PageRenderer['renderMarkup'] = (page, data) => {
    const missingSection =
      missing.length > 0 && findSection(data.page.sections, ({ type }) => missing.includes(type));
    if (missingSection) {
      const message = `The section "${missingSection.section.type}" has no component: nothing would be rendered there.`;
      diagnostics.push(
        diagnosticAt(
          page,
          missingSection,
          message,
          `Write export default in ${missingSection.section.type}.tsx.`,
        ),
      );
      return '';
    }
    try {
      return render(data);
    } catch (error) {
      const withOnly = (section: ResolvedSection) => ({
        ...data,
        page: { ...data.page, sections: [section] },
      });
      const failingSection = findSection(data.page.sections, (section) =>
        throws(() => render(withOnly(section))),
      );
      const reason = (error instanceof Error ? error.message : String(error)).replace(/\.?$/, '.');
      diagnostics.push(
        failingSection
          ? diagnosticAt(
              page,
              failingSection,
              `The section "${failingSection.section.type}" can’t be rendered: ${reason}`,
              componentHint(failingSection),
            )
          : diagnosticAt(
              page,
              undefined,
              `The page can’t be rendered: ${reason}`,
              'The error is outside its sections.',
            ),
      );
      return '';
    }
  };
  return { renderMarkup, diagnostics };
}

interface FoundSection {
  section: ResolvedSection;
  path: (string | number)[];
}

const componentHint = ({ section }: FoundSection) =>
  `Correct ${section.type}.tsx: it must handle everything that its schema allows.`;

/**
 * The innermost section that satisfies a condition together with its parents; if there are several, the
 * first.
 */
function findSection(
  sections: readonly ResolvedSection[],
  holds: (section: ResolvedSection) => boolean,
  path: (string | number)[] = ['sections'],
): FoundSection | undefined {
  for (const [index, section] of sections.entries()) {
    const sectionPath = [...path, index];
    for (const inner of listsIn(section, sectionPath)) {
      const match = findSection(inner.sections, holds, inner.path);
      if (match) return match;
    }
    if (holds(section)) return { section, path: sectionPath };
  }
  return undefined;
}

/** The lists of sections inside a section, such as those in the panels of tabs. */
function listsIn(
  value: unknown,
  path: (string | number)[],
): { sections: ResolvedSection[]; path: (string | number)[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const innerPath = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'sections' && Array.isArray(inner))
      return { sections: inner as ResolvedSection[], path: innerPath };
    return listsIn(inner, innerPath);
  });
}

function diagnosticAt(
  { file, data, source }: ValidPage,
  failingSection: FoundSection | undefined,
  message: string,
  hint: string,
): Diagnostic {
  const place = data.template ? ['template', 'type'] : (failingSection?.path ?? []);
  return { file, ...source.locate(place, 'value'), severity: 'error', code: 'not-rendered', message, hint };
}

function throws(work: () => unknown): boolean {
  try {
    work();
    return false;
  } catch {
    return true;
  }
}
