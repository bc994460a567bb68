import type { WrittenService } from '../../core/content/service.gen.ts';

type Part = 'assist' | 'course' | 'proof' | 'apart' | 'quote' | 'range';
type Ground = { ground?: 'wash' | 'night' };

interface Rhythm {
  /** What stands between the head and the last line; what a page doesn't have is left out. */
  order: Part[];
  /** How the first card of the reasons looks. */
  firstCard: 'wide' | 'narrow';
  /** Where a part doesn't stand on the page's own ground. */
  grounds: { proof?: Ground; quote?: Ground };
}

/** The rhythms of service pages, by the names that the schema describes. Help comes before reasons, reasons before the range. */
export const rhythms: Record<NonNullable<WrittenService['rhythm']>, Rhythm> = {
  steps: {
    order: ['assist', 'course', 'proof', 'apart', 'quote', 'range'],
    firstCard: 'wide',
    grounds: { proof: { ground: 'wash' } },
  },
  proof: {
    order: ['proof', 'assist', 'apart', 'course', 'quote', 'range'],
    firstCard: 'narrow',
    grounds: { proof: { ground: 'night' }, quote: { ground: 'wash' } },
  },
  course: {
    order: ['course', 'assist', 'quote', 'apart', 'range', 'proof'],
    firstCard: 'narrow',
    grounds: { proof: { ground: 'wash' } },
  },
  quote: {
    order: ['assist', 'quote', 'proof', 'apart', 'course', 'range'],
    firstCard: 'wide',
    grounds: { quote: { ground: 'wash' }, proof: { ground: 'night' } },
  },
};
