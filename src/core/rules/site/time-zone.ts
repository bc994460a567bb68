import { didYouMean } from '../../schema/suggest.ts';
import { fault, type Rule } from '../rule.ts';

/** The site's time zone is one that is known. */
export const timeZone: Rule = function* ({ site }) {
  const written = site?.data['timeZone'];
  if (!site || typeof written !== 'string' || isKnown(written)) return;
  yield fault(
    site,
    { path: ['timeZone'] },
    {
      code: 'unknown-time-zone',
      message: `There is no time zone "${written}".`,
      hint:
        didYouMean(written, Intl.supportedValuesOf('timeZone')) ??
        'Write a name of the IANA database, such as Europe/Berlin.',
    },
  );
};

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
