import { didYouMean } from '../../schema/suggest.ts';
import { createDiagnostic, type Rule } from '../rule.ts';

/** Reports a time zone of the site that JavaScript does not know. */
export const timeZone: Rule = function* ({ site }) {
  const written = site?.data['timeZone'];
  if (!site || typeof written !== 'string' || isKnown(written)) return;
  yield createDiagnostic(
    site,
    { path: ['timeZone'] },
    {
      code: 'unknown-time-zone',
      message: `There is no time zone "${written}".`,
      hint:
        didYouMean(written, Intl.supportedValuesOf('timeZone').map(nameOfToday)) ??
        'Write a name of the IANA database, such as Europe/Berlin.',
    },
  );
};

/** Renamed cities, which JavaScript engines list under their old names. */
const RENAMED: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

function nameOfToday(name: string): string {
  return RENAMED[name] ?? name;
}

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
