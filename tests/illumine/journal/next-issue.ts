import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { monthAfter } from '../../../src/journal/core/record/dates.ts';
import { root } from '../../helpers/project.ts';

interface Issue {
  volume: number;
  issue: number;
  published: string;
}

const issues = globSync('pages-config/journal/v*/i*/index.json', { cwd: root }).map((file) => {
  const { template } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { template: Issue };
  return template;
});
const latest = issues.sort((a, b) => a.volume - b.volume || a.issue - b.issue).at(-1)!;

/** The issue after the last existing one, so that a test can add it to any content. */
export const nextIssue: Issue = {
  volume: latest.volume,
  issue: latest.issue + 1,
  published: monthAfter(latest.published),
};

export const nextRoute = issueRoute(nextIssue);
export const routeBefore = issueRoute(latest);

function issueRoute({ volume, issue }: Issue): string {
  return `/journal/v${volume}/i${issue}`;
}
