import { isPlainRoute } from '../../core/page/page-address.ts';
import type { Link } from '../../core/content/parts.gen.ts';

/** A link with a subject in its label and in its address: “Ask for a quote: Law”. */
export function linkAbout({ label, to }: Link, subject: string): Link {
  return { label: `${label}: ${subject}`, to: withSubject(to, subject) };
}

/**
 * Adds the chosen subject to an address: /quote?subject=Law%20and%20society.
 * @param to address of a link; an external address, or one with parameters or an anchor, stays unchanged
 */
export function withSubject(to: string, subject: string): string {
  return isPlainRoute(to) ? `${to}?subject=${encodeURIComponent(subject)}` : to;
}
