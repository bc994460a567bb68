import type { Link } from '../../core/content/parts.gen.ts';
import { withSubject } from '../../core/content/services/with-subject.ts';

/** A link with a subject in its label and in its address: “Ask for a quote: Law”. */
export function linkAbout({ label, to }: Link, subject: string): Link {
  return { label: `${label}: ${subject}`, to: withSubject(to, subject) };
}
