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
