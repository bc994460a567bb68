import type { Reserved } from '../submission.ts';

/**
 * Why a submission goes to quarantine, where a person looks at it; nothing is thrown away for it. That it came fast is no
 * reason: browsers fill forms in by themselves.
 */
export function suspicions({ trapped }: Reserved, overRate: boolean): string[] {
  return [...(trapped ? ['honeypot'] : []), ...(overRate ? ['rate'] : [])];
}
