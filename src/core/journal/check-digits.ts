/** Whether the last digit of an ISSN fits the seven before it. @see https://www.issn.org */
export function isIssn(issn: string): boolean {
  const digits = issn.replace('-', '');
  const sum = [...digits.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return digit((11 - (sum % 11)) % 11) === digits[7];
}

/** Whether the last digit of an ORCID fits the fifteen before it (ISO 7064, MOD 11-2). */
export function isOrcid(orcid: string): boolean {
  const digits = orcid.replaceAll('-', '');
  const total = [...digits.slice(0, 15)].reduce((sum, each) => (sum + Number(each)) * 2, 0);
  return digit((12 - (total % 11)) % 11) === digits[15];
}

function digit(value: number): string {
  return value === 10 ? 'X' : String(value);
}
