import { dateWords } from '../core/date-words.ts';
import type { ResolvedSection } from '../core/resolved.ts';
import type { IssueData } from './issue.gen.ts';

/** The contents of an issue: its cover, and its papers as the collection finds them. */
export function expand({ volume, issue, published, cover, intro }: IssueData): ResolvedSection[] {
  const { month, year } = dateWords(published);
  const name = `Volume ${volume}, Issue ${issue}`;
  return [
    {
      type: 'page-head',
      crumbs: [
        { label: 'Home', to: '/' },
        { label: 'Journal', to: '/journal' },
      ],
      here: name,
      title: name,
      accent: `${month} ${year}`,
      ...(intro && { intro }),
      image: cover,
    },
    {
      type: 'paper-list',
      title: 'Papers in this issue',
      items: { collection: 'papers', volume, issue },
      empty: 'No paper has been published in this issue yet.',
    },
  ];
}
