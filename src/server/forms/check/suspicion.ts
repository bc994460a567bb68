import type { Reserved } from '../read/reserved.ts';

/** Nobody reads a form, fills it in and sends it faster than this. */
const shortest = 3000;

/** Why a submission is held back for a person to look at; nothing is thrown away for it. */
export function suspicions({ trapped, elapsed }: Reserved, overRate: boolean): string[] {
  return [
    ...(trapped ? ['honeypot'] : []),
    ...(elapsed !== null && elapsed < shortest ? ['too-fast'] : []),
    ...(overRate ? ['rate'] : []),
  ];
}
