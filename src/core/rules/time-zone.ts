import { fault, type Rule } from './rule.ts';

/** The site's time zone is one that this program knows; the list of them is too long for a schema, and it changes. */
export const timeZone: Rule = function* ({ site }) {
  const name = site?.data['timeZone'];
  if (!site || typeof name !== 'string' || isKnown(name)) return;
  yield fault(
    site,
    { path: ['timeZone'] },
    {
      code: 'unknown-time-zone',
      message: `There is no time zone "${name}".`,
      hint: 'Use a name of the IANA time zone database, such as Europe/Berlin.',
    },
  );
};

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
