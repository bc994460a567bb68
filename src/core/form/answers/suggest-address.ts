/**
 * The probable e-mail address, if its domain is one typo away from a popular provider: a letter too many,
 * missing, wrong, or two swapped. The form only asks the visitor and reports no error, because the domain may
 * exist.
 */
export function suggestAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  if (at < 2 || [...commonDomains, ...similarDomains].includes(domain)) return undefined;
  const intendedDomain = commonDomains.find((commonDomain) => isOneSlip(domain, commonDomain));
  return intendedDomain && address.slice(0, at) + intendedDomain;
}

function isOneSlip(written: string, intended: string): boolean {
  const shorter = Math.min(written.length, intended.length);
  let start = 0;
  while (start < shorter && written[start] === intended[start]) start += 1;
  let end = 0;
  while (end < shorter - start && written.at(-1 - end) === intended.at(-1 - end)) end += 1;
  const [a, b] = [written, intended].map((word) => word.slice(start, word.length - end)) as [string, string];
  const isSwapped = a.length === 2 && a[0] === b[1] && a[1] === b[0] && b.length === 2;
  return isSwapped || Math.max(a.length, b.length) === 1;
}

/** Popular mail providers. If an address looks like a typo of one of these, the visitor is asked. */
export const commonDomains = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'outlook.in',
  'protonmail.com',
  'rediffmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
];

/** Real providers that look like a typo of one of those above. */
export const similarDomains = [
  'email.com',
  'mail.com',
  'outlook.ie',
  'outlook.it',
  'yahoo.co.id',
  'yahoo.ie',
  'yahoo.it',
  'ymail.com',
];
