import type { PrintedReference } from '../../content/resolved.ts';
import type { ReferenceRecord } from '../../core/record/references/reference.ts';
import type { JournalRecord } from '../../core/record/record.ts';

/** The inputs of a paper's printed references, as JSON. */
type ReferencesSource = [references: readonly ReferenceRecord[], style: string | null, language: string];

/** The printed references of a paper, created from their source. */
export async function paperReferences(source: string): Promise<PrintedReference[]> {
  const [references, style, language] = JSON.parse(source) as ReferencesSource;
  // The citation processor is only loaded if a page asks for it.
  const { printReferences } = await import('../citations/references.ts');
  return printReferences(references, style ?? undefined, language);
}

/** Returns a function that finds the source of a paper's printed references by its route. */
export function referencesSources({
  papers,
  citationStyle,
}: Pick<JournalRecord, 'papers' | 'citationStyle'>): (route: string) => string {
  const byRoute = new Map(papers.map((paper) => [paper.route, paper]));
  return (route) => {
    const { references = [], language = 'en' } = byRoute.get(route) ?? {};
    const source: ReferencesSource = [references, citationStyle ?? null, language];
    return JSON.stringify(source);
  };
}
