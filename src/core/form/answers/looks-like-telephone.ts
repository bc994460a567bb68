/** The minimal number of digits: shorter numbers can't be called from another place. */
const leastDigits = 7;

/**
 * Whether a text has enough digits for a telephone number, in any script: "+91 (0)11 2345-6789, ext. 12".
 * Questions of the format "tel" accept any text, so this only decides whether the form shows a remark.
 */
export function looksLikeTelephone(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= leastDigits;
}
