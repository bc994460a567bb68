import type { WrittenService } from '../../core/content/service.gen.ts';

type LayoutPart = 'help' | 'process' | 'beforeAfter' | 'reasons' | 'sampleQuote' | 'range';
type Background = { background?: 'pale' | 'dark' };

interface Layout {
  /** The order of the parts between the head and the closing line; missing parts are skipped. */
  order: LayoutPart[];
  /** The shape of the first card of the reasons. */
  firstCard: 'wide' | 'narrow';
  /** Backgrounds of parts that differ from the page's background. */
  backgrounds: { beforeAfter?: Background; sampleQuote?: Background };
}

/** The layouts of service pages, by the names in the schema. Help comes before reasons, reasons before the range. */
export const layouts: Record<NonNullable<WrittenService['layout']>, Layout> = {
  'process-early': {
    order: ['help', 'process', 'beforeAfter', 'reasons', 'sampleQuote', 'range'],
    firstCard: 'wide',
    backgrounds: { beforeAfter: { background: 'pale' } },
  },
  'before-after-first': {
    order: ['beforeAfter', 'help', 'reasons', 'process', 'sampleQuote', 'range'],
    firstCard: 'narrow',
    backgrounds: { beforeAfter: { background: 'dark' }, sampleQuote: { background: 'pale' } },
  },
  'process-first': {
    order: ['process', 'help', 'sampleQuote', 'reasons', 'range', 'beforeAfter'],
    firstCard: 'narrow',
    backgrounds: { beforeAfter: { background: 'pale' } },
  },
  'sample-quote-early': {
    order: ['help', 'sampleQuote', 'beforeAfter', 'reasons', 'process', 'range'],
    firstCard: 'wide',
    backgrounds: { sampleQuote: { background: 'pale' }, beforeAfter: { background: 'dark' } },
  },
};
