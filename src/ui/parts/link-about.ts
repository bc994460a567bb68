import type { Link } from '../../core/content/parts.gen.ts';

/**
 * A link that goes on with what was chosen, in its words and in its address: “Ask for a quote: Law” leads to
 * /quote?Message=Law where the link leads to /quote?Message=.
 * @param link a link whose address ends in the name of a question and "=", or one that only its words tell apart
 */
export function linkAbout({ label, to }: Link, chosen: string): Link {
  return { label: `${label}: ${chosen}`, to: to.endsWith('=') ? to + encodeURIComponent(chosen) : to };
}
