import type { Random } from '../../fuzz/random.ts';

/**
 * Generates plain English text from random numbers, so that texts differ as in reality: no two pages compress into
 * each other.
 */
export interface Words {
  /** A few words for a heading or a label, without a full stop. */
  title(): string;
  /** One sentence of some 70 characters. */
  sentence(): string;
  /** A number of sentences. */
  text(sentences: number): string;
}

/** @param random equal seeds generate equal texts */
export function wordsFrom(random: Random): Words {
  const thing = () => `${random.pick(qualities)} ${random.pick(things)}`;
  const title = () => capital(`${thing()} ${random.pick(places)} the ${random.pick(things)}`);
  const sentence = () =>
    capital(
      `${random.pick(openings)} the ${thing()} ${random.pick(actions)} ${random.pick(places)} ` +
        `the ${random.pick(things)}${random.pick(endings)}.`,
    );
  const text = (sentences: number) => Array.from({ length: sentences }, sentence).join(' ');
  return { title, sentence, text };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const qualities =
  'quiet early patient narrow northern painted borrowed wooden second careful folded distant even simple winter spare copper'.split(
    ' ',
  );

const things =
  'harbour letter garden ledger bridge lantern orchard workshop timetable map window ferry notebook kitchen archive signal station parcel meadow clock staircase'.split(
    ' ',
  );

const places = ['beside', 'behind', 'above', 'near', 'before', 'after', 'along', 'against', 'without'];

const openings = [
  'as agreed,',
  'on most days',
  'once a week',
  'by the evening',
  'for that reason',
  'in the first year',
  'after some thought',
  'where nobody looks,',
];

const actions = [
  'stays',
  'is put in order',
  'is read twice',
  'begins anew',
  'is counted',
  'finds its place',
  'waits',
  'is mended',
  'goes its way',
];

const endings = [
  '',
  '',
  ', and that is enough',
  ', as it did before',
  ', which nobody’s plan foresaw',
  ' – at no one’s expense',
  ', whatever the weather',
];
