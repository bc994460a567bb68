/** Mail providers that many people use: what looks like a slip in one of these is asked about. */
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

/** Providers that there are, although each looks like a slip in one of those above. */
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
