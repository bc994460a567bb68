/** Shorter numbers can't be called from another place. */
const leastDigits = 7;

/**
 * Whether a text holds a telephone number, in digits of any script: "+91 (0)11 2345-6789, ext. 12". Answers to questions
 * of the format "tel" are free text, so this decides about a remark alone.
 */
export function looksLikeTelephone(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= leastDigits;
}
