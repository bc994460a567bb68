import type { Reserved } from '../submission.ts';

/** Nobody reads a form, fills it in and sends it faster than this. */
const minElapsedMs = 3000;

/** Why a submission goes to quarantine, where a person looks at it; nothing is thrown away for it. */
export function suspicions({ trapped, elapsed }: Reserved, overRate: boolean): string[] {
  return [
    ...(trapped ? ['honeypot'] : []),
    ...(elapsed !== null && elapsed < minElapsedMs ? ['too-fast'] : []),
    ...(overRate ? ['rate'] : []),
  ];
}
