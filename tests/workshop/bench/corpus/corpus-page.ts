/** A section as in a file. */
export type CorpusSection = { type: string } & Record<string, unknown>;

/** A page of the corpus. */
export interface CorpusPage {
  route: string;
  title: string;
  description: string;
  sections: CorpusSection[];
}

/** A link to another page of the corpus. */
export interface Link {
  label: string;
  to: string;
}

/** The drawings of pages, below _media. */
export const drawings = ['drawings/plan.svg', 'drawings/path.svg'] as const;

/** The link home on every page. */
export const homeLink: Link = { label: 'All areas', to: '/' };

export function areaRoute(area: number): string {
  return `/area-${area + 1}`;
}

export function leafRoute(area: number, leaf: number): string {
  return `${areaRoute(area)}/page-${leaf}`;
}
