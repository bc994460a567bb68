/** Whether the check digit of an ISSN is correct. @see https://www.issn.org */
export function isIssn(issn: string): boolean {
  const digits = issn.replace('-', '');
  let sum = 0;
  for (let index = 0; index < 7; index++) sum += Number(digits[index]) * (8 - index);
  return digit((11 - (sum % 11)) % 11) === digits[7];
}

/** Whether the check digit of an ORCID is correct (ISO 7064, MOD 11-2). */
export function isOrcid(orcid: string): boolean {
  const digits = orcid.replaceAll('-', '');
  let total = 0;
  for (let index = 0; index < 15; index++) total = (total + Number(digits[index])) * 2;
  return digit((12 - (total % 11)) % 11) === digits[15];
}

/** Whether the check digit of an ISBN of 10 or 13 digits is correct (ISO 2108). */
export function isIsbn(isbn: string): boolean {
  const digits = isbn.replaceAll('-', '');
  const values = [...digits].map((each) => (each === 'X' ? 10 : Number(each)));
  if (/^\d{9}[\dX]$/.test(digits)) return weightedSum(values, (index) => 10 - index) % 11 === 0;
  return /^\d{13}$/.test(digits) && weightedSum(values, (index) => (index % 2 === 0 ? 1 : 3)) % 10 === 0;
}

/**
 * Whether the check digits of a ROR number are correct (ISO 7064, MOD 97-10); the other characters are Crockford's
 * base 32. @see https://ror.readme.io/docs/identifier
 */
export function isRor(ror: string): boolean {
  const values = Array.from(ror.slice(0, -2), (each) => BASE_32.indexOf(each));
  const number = values.reduce((sum, value) => sum * 32 + value, 0);
  return !values.includes(-1) && String(98 - ((number * 100) % 97)).padStart(2, '0') === ror.slice(-2);
}

const BASE_32 = '0123456789abcdefghjkmnpqrstvwxyz';

function weightedSum(values: readonly number[], weight: (index: number) => number): number {
  return values.reduce((sum, value, index) => sum + value * weight(index), 0);
}

function digit(value: number): string {
  return value === 10 ? 'X' : String(value);
}
