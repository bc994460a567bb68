import { plainKeysExamples } from './examples/0001-plain-keys.ts';
import type { Migration } from './migration.ts';
import { inFiles, inSections, inTemplates, within } from './places.ts';
import { renameKey, renameValue } from './steps.ts';

const service = inTemplates('service');
const services = within(inFiles('site'), 'services');
const headings = within(services, 'headings');
const counts = within(inFiles('site'), 'counts', '*');
const tile = within(inFiles('page'), 'tile');
const heads = inSections('page-head', 'book-join', 'service-head', 'paper');
const samples = inSections('before-after', 'sample-quote');

const layoutNames = {
  steps: 'process-early',
  proof: 'before-after-first',
  course: 'process-first',
  quote: 'sample-quote-early',
};
const backgrounds = { wash: 'pale', night: 'dark', glow: 'warm' };

/**
 * Replaces obscure key names with words that an editor can guess. Types and keys are those of that version.
 */
export const plainKeys: Migration = {
  number: 1,
  title:
    'Keys are called by plain words: a service page has “reasons” and a “closing”, a heading its “breadcrumbs”.',
  steps: [
    renameKey(service, 'assist', 'help'),
    renameKey(service, 'apart', 'reasons'),
    renameKey(service, 'start', 'closing'),
    renameKey(service, 'course', 'process'),
    renameKey(service, 'proof', 'beforeAfter'),
    renameKey(service, 'quote', 'sampleQuote'),
    renameValue(service, 'plate', backgrounds),
    renameKey(service, 'plate', 'imageBackground'),
    renameValue(service, 'rhythm', layoutNames),
    renameKey(service, 'rhythm', 'layout'),

    renameKey(services, 'crumbs', 'breadcrumbs'),
    renameKey(headings, 'assist', 'help'),
    renameKey(headings, 'apart', 'reasons'),
    renameKey(within(services, 'proof'), 'mark', 'sampleNotice'),
    renameKey(within(services, 'quote'), 'mark', 'sampleNotice'),
    renameKey(services, 'proof', 'beforeAfter'),
    renameKey(services, 'quote', 'sampleQuote'),
    renameKey(counts, 'which', 'sectionNumber'),
    renameKey(counts, 'why', 'reason'),

    renameKey(tile, 'short', 'shortTitle'),
    renameKey(tile, 'choice', 'formChoice'),

    renameKey(heads, 'crumbs', 'breadcrumbs'),
    renameKey(heads, 'here', 'currentPage'),
    renameKey(inSections('hero'), 'second', 'secondAction'),
    renameValue(inSections('feature-cards'), 'lead', { lit: 'narrow' }),
    renameKey(inSections('feature-cards'), 'lead', 'firstCard'),
    renameValue(inSections('service-head'), 'plate', backgrounds),
    renameKey(inSections('service-head'), 'plate', 'imageBackground'),
    renameKey(inSections('service-head'), 'ask', 'barAction'),
    renameValue(samples, 'ground', backgrounds),
    renameKey(samples, 'ground', 'background'),
    renameKey(samples, 'mark', 'sampleNotice'),
    renameKey(inSections('sample-quote'), 'holds', 'explanations'),
    renameKey(inSections('policy'), 'brief', 'keyPoints'),
    renameKey(inSections('policy'), 'contents', 'contentsTitle'),
    renameKey(inSections('policy'), 'effective', 'validFrom'),
    renameKey(within(inSections('price-table'), 'rows', '*'), 'depends', 'dependsOn'),
    renameKey(inSections('receipt'), 'without', 'withoutReceipt'),
    renameKey(inSections('not-found'), 'ways', 'links'),
    renameKey(inSections('offline'), 'back', 'reconnected'),
    renameKey(inSections('offline'), 'kept', 'keptPages'),
    renameKey(inSections('offline'), 'empty', 'noKeptPages'),
    renameKey(inSections('letter'), 'tailpiece', 'closingImage'),
  ],
  examples: plainKeysExamples,
};
