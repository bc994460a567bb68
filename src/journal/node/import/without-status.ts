import { titlePrefix } from '../../core/record/notices/status.ts';

/** A title without the prefix about a retraction, because the paper's notices have that. */
export function withoutStatus(title: string | undefined, remarks: string[]): string | undefined {
  const prefix = (['retracted', 'concern'] as const).map(titlePrefix).find((each) => title?.startsWith(each));
  if (prefix === undefined) return title;
  remarks.push(`Its title begins with “${prefix.trim()}”: write the notice under "notices".`);
  return title?.slice(prefix.length);
}
