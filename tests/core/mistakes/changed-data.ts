/** A mistake in a file of the bakery below pages-config, as a change of its data, and the code of its diagnostic. */
export type ChangedData = [name: string, file: string, change: (data: Data) => void, code: string];

/** Data of any type: the tests write invalid values on purpose. */
interface Data {
  [key: string]: Data;
}

const ORDER = '_forms/bestellung.json';
const PARTY = '_forms/feier.json';

const write = (owner: Data, key: string, value: unknown) => Object.assign(owner, { [key]: value });
const list = (value: Data) => value as unknown as Data[];

/** Adds a question named Frage to the order form. */
function asking(question: object): (form: Data) => void {
  return ({ schema }) => write(schema!.properties!, 'Frage', question);
}

/** Adds a condition to the order form. */
function under(condition: object): (form: Data) => void {
  return ({ schema }) => list(schema!.allOf!).push(condition as Data);
}

const WHERE = { type: 'string', title: 'Wohin?', maxLength: 40 };
const BY_BIKE = { properties: { Abholung: { const: 'rad' } }, required: ['Abholung'] };

const forms: [name: string, change: (form: Data) => void, code: string][] = [
  [
    'a question is named with a blank',
    ({ schema }) => write(schema!.properties!, 'Ihr Ort', WHERE),
    'wrong-key',
  ],
  [
    'a question is named with an umlaut',
    ({ schema }) => write(schema!.properties!, 'Größe', WHERE),
    'wrong-key',
  ],
  ['a question has no title', asking({ type: 'string', maxLength: 20 }), 'missing-key'],
  ['a question is null', asking(null as never), 'wrong-type'],
  ['a question is a text', asking('string' as never), 'wrong-type'],
  ['a question has "required"', asking({ ...WHERE, required: true }), 'unknown-key'],
  ['the questions are a list', ({ schema }) => write(schema!, 'properties', []), 'wrong-type'],
  ['"required" is a text', ({ schema }) => write(schema!, 'required', 'Name'), 'wrong-type'],
  ['the schema is a list', ({ schema }) => write(schema!, 'type', 'array'), 'wrong-value'],
  ['a limit is a text', asking({ type: 'integer', title: 'Wie viele?', minimum: '1' }), 'wrong-type'],
  ['a step of zero', asking({ type: 'integer', title: 'Wie viele?', multipleOf: 0 }), 'unknown-key'],
  ['no choice', asking({ type: 'string', title: 'Welche?', enum: [] }), 'too-few'],
  ['one choice', asking({ type: 'string', title: 'Welche?', enum: ['a'] }), 'one-choice'],
  [
    'a label for only one choice',
    asking({ type: 'string', title: 'Welche?', oneOf: [{ const: 'a', title: 'A' }] }),
    'one-choice',
  ],
  ['labels that are numbers', asking({ type: 'string', title: 'Welche?', enum: [1, 2] }), 'wrong-type'],
  [
    'no labels, but numbers',
    asking({ type: 'string', title: 'Welche?', enum: ['a', 1, 2, 3] }),
    'wrong-type',
  ],
  [
    'a choice twice, once in capitals',
    asking({ type: 'string', title: 'Welche?', enum: ['a', 'b', 'A'] }),
    'repeated-choice',
  ],
  ['a star on a label', ({ schema }) => write(schema!.properties!.Name!, 'title', 'Name *'), 'marked-label'],
  ['a colon on a label', ({ schema }) => write(schema!.properties!.Name!, 'title', 'Name:'), 'marked-label'],
  [
    'a help text equal to the label',
    ({ schema }) => write(schema!.properties!.Name!, 'description', 'name'),
    'label-as-help',
  ],
  [
    'a placeholder equal to the label',
    ({ schema, ui }) => write(ui!.Name!, 'ui:placeholder', schema!.properties!.Name!.title),
    'label-as-placeholder',
  ],
  ['a blank choice', asking({ type: 'string', title: 'Welche?', enum: ['a', ' '] }), 'blank-text'],
  [
    'two lists of choices',
    asking({
      type: 'string',
      title: 'Welche?',
      enum: ['a', 'b'],
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
    }),
    'two-lists',
  ],
  [
    'labels of choices in the form of older libraries',
    asking({ type: 'string', title: 'Welche?', enum: ['a', 'b'], enumNames: ['A', 'B'] }),
    'unknown-key',
  ],
  ['a web address', asking({ ...WHERE, format: 'url' }), 'wrong-value'],
  [
    'the "ui" of a missing question',
    ({ ui }) => write(ui!, 'Ort', { 'ui:width': 'half' }),
    'unknown-question',
  ],
  ['a title in "ui"', ({ ui }) => write(ui!.Name!, 'ui:title', 'x'), 'unknown-key'],
  ['an order without most questions', ({ ui }) => write(ui!, 'ui:order', ['Name']), 'incomplete-order'],
  [
    'an order without the first question',
    ({ ui }) => write(ui!, 'ui:order', ['E_Mail', 'Telefon', 'Sorte']),
    'incomplete-order',
  ],
  [
    'an option without effect',
    ({ ui }) => write(ui!.Wunsch!['ui:options']!, 'emptyValue', ''),
    'unknown-key',
  ],
  ['a button without words', ({ texts }) => write(texts!, 'submit', '  '), 'blank-text'],
  [
    'a button full of words',
    ({ texts }) => write(texts!, 'submit', 'Jetzt verbindlich für morgen früh vormerken'),
    'too-long',
  ],
  ['markup in a message', ({ texts }) => write(texts!, 'success', '<b>Danke</b>'), 'markup-in-text'],
  ['a missing next page', (form) => write(form, 'after', { to: '/dank', seconds: 3 }), 'broken-link'],
  [
    'a next page after negative seconds',
    (form) => write(form, 'after', { to: '/danke', seconds: -3 }),
    'too-small',
  ],
  ['a period of zero days', (form) => write(form, 'keepDays', 0), 'too-small'],
  ['a number of days in words', (form) => write(form, 'keepDays', '30 Tage'), 'wrong-type'],
  ['a period of centuries', (form) => write(form, 'keepDays', 100_000), 'too-large'],
  [
    'a receipt without an address',
    ({ schema }) => delete (schema!.properties!.E_Mail as Partial<Data>).format,
    'receipt-without-address',
  ],
  [
    'a delivery that is an address',
    (form) => write(form, 'delivery', 'laden@example.org'),
    'malformed-value',
  ],
  ['no title', (form) => delete form.title, 'missing-key'],
  ['no schema', (form) => delete form.schema, 'missing-key'],
  ['a list of fields, as other programs have it', (form) => write(form, 'fields', []), 'unknown-key'],
  [
    'a condition on the same question twice',
    under({ if: BY_BIKE, then: { properties: { Telefon: WHERE } } }),
    'repeated-question',
  ],
  ['an empty condition', under({ if: {}, then: { properties: { Ort: WHERE } } }), 'missing-key'],
  ['a condition that is a list', under([BY_BIKE]), 'wrong-type'],
  ['a condition without "then"', under({ if: BY_BIKE }), 'idle-condition'],
];

const files: [name: string, change: (form: Data) => void, code: string][] = [
  ['a list without "items"', ({ schema }) => delete schema!.properties!.Bleche!.items, 'missing-key'],
  [
    'a list with a single choice to tick',
    ({ schema }) => write(schema!.properties!.Ohne!.items!, 'oneOf', [{ const: 'a', title: 'A' }]),
    'one-choice',
  ],
  ['a list without choices', ({ schema }) => write(schema!.properties!.Bleche!, 'maxItems', 0), 'too-small'],
  [
    'a list of texts without words',
    ({ schema }) => write(schema!.properties!.Bleche!, 'items', 'Blech'),
    'wrong-type',
  ],
  [
    'a file with extensions but without limits',
    ({ schema, ui }) => {
      write(schema!.properties!, 'Foto', { type: 'string', title: 'Foto', format: 'data-url' });
      write(ui!, 'Foto', { 'ui:widget': 'file', 'ui:options': { accept: '.jpg,.png' } });
    },
    'missing-limits',
  ],
  [
    'limits without a file',
    (form) => write(form, 'limits', { files: 1, megabytes: 5, formats: ['pdf'] }),
    'unused-key',
  ],
];

const pages: [name: string, file: string, change: (page: Data) => void, code: string][] = [
  [
    'a canonical address of a missing page',
    'brote.json',
    (page) => write(page, 'seo', { canonical: '/brot' }),
    'broken-link',
  ],
  [
    'a canonical address elsewhere, without encryption',
    'brote.json',
    (page) => write(page, 'seo', { canonical: 'http://other.example/brote' }),
    'malformed-value',
  ],
  [
    'hidden from search engines, with a canonical address',
    'feier.json',
    (page) => write(page, 'seo', { noindex: true, canonical: '/brote' }),
    'wrong-combination',
  ],
  ['a title for search engines', 'brote.json', (page) => write(page, 'seo', { title: 'x' }), 'unknown-key'],
  [
    'a title for search engines equal to the title',
    'brote.json',
    (page) =>
      Object.assign(page, {
        title: 'Unsere Brote, Brezeln und Kuchen von heute: Mohn & Krume',
        description: 'Unsere Brote, Brezeln und Kuchen von heute: Mohn & Krume',
      }),
    'title-as-description',
  ],
  [
    'markup in the description',
    'brote.json',
    (page) =>
      write(
        page,
        'description',
        'Landbrot, Roggenlaib, Mohnzopf und mehr: <b>was bei uns im Regal liegt</b>.',
      ),
    'markup-in-text',
  ],
  [
    'sections that are not a list',
    'brote.json',
    (page) => write(page, 'sections', { ...list(page.sections!) }),
    'wrong-type',
  ],
  [
    'an entry twice',
    'ueber-uns.json',
    (page) => {
      const figures = list(page.sections!).find(({ type }) => (type as unknown) === 'fact-list')!;
      list(figures.items!).push({ ...list(figures.items!)[0]! });
    },
    'repeated-entry',
  ],
  [
    'a question twice',
    'brote.json',
    (page) => {
      const faq = list(page.sections!).find(({ type }) => (type as unknown) === 'faq')!;
      write(list(faq.items!)[1]!, 'question', list(faq.items!)[0]!.question);
    },
    'repeated-entry',
  ],
  [
    'a breadcrumb to the page itself',
    'brote.json',
    (page) => list(list(page.sections!)[0]!.breadcrumbs!).push({ label: 'Brote', to: '/brote' } as never),
    'own-crumb',
  ],
  ['no section', 'feier.json', (page) => write(page, 'sections', []), 'too-few'],
  ['a section that is null', 'brote.json', (page) => list(page.sections!).push(null as never), 'wrong-type'],
  [
    'a section that is a text',
    'brote.json',
    (page) => list(page.sections!).push('hero' as never),
    'wrong-type',
  ],
  ['a section that is a list', 'brote.json', (page) => list(page.sections!).push([] as never), 'wrong-type'],
  [
    'a template among the sections',
    'brote.json',
    (page) => write(list(page.sections!)[2]!, 'type', 'service'),
    'unknown-section',
  ],
  [
    'a section as a template',
    'feier.json',
    (page) => {
      write(page, 'template', list(page.sections!)[0]);
      delete page.sections;
    },
    'unknown-template',
  ],
  [
    'a dialog with a missing form',
    'brote.json',
    (page) => write(page, 'dialog', { title: 'Bestellen', form: 'bestelung' }),
    'missing-form',
  ],
  [
    'a dialog without a title',
    'brote.json',
    (page) => write(page, 'dialog', { form: 'bestellung' }),
    'missing-key',
  ],
  [
    'a tile without a picture',
    'brote.json',
    (page) => write(page, 'tile', { title: 'Brote', text: 'Was im Regal liegt.' }),
    'missing-key',
  ],
  [
    'a tile with its order in words',
    'brote.json',
    (page) =>
      write(page, 'tile', {
        title: 'Brote',
        text: 'Was im Regal liegt.',
        image: { src: 'drawings/brezel.svg', alt: '' },
        order: 'first',
      }),
    'wrong-type',
  ],
  [
    'a page that expires before it is published',
    'brote.json',
    (page) => Object.assign(page, { publishAt: '2026-01-01', expireAt: '2026-01-01' }),
    'expires-early',
  ],
  [
    'content of faq in a list of prices',
    'brote.json',
    (page) => write(list(page.sections!)[2]!, 'type', 'price-table'),
    'other-type',
  ],
  [
    'content of a list of prices in faq',
    'brote.json',
    (page) => write(list(page.sections!)[1]!, 'type', 'faq'),
    'other-type',
  ],
  [
    'content of a letter in a text',
    'ueber-uns.json',
    (page) => write(list(page.sections!)[1]!, 'type', 'text-block'),
    'other-type',
  ],
  [
    'content of a receipt in a call to action',
    'danke.json',
    (page) => write(list(page.sections!)[1]!, 'type', 'call-to-action'),
    'other-type',
  ],
  [
    'content of the offline page in a page head',
    '_offline.json',
    (page) => write(list(page.sections!)[0]!, 'type', 'page-head'),
    'other-type',
  ],
  [
    'content of a form in an address',
    'feier.json',
    (page) => write(list(page.sections!)[1]!, 'type', 'address'),
    'other-type',
  ],
];

const site: [name: string, change: (site: Data) => void, code: string][] = [
  [
    'a duplicate network',
    (data) =>
      write(
        data,
        'social',
        ['a', 'b'].map((name) => ({ network: 'instagram', to: `https://example.org/${name}` })),
      ),
    'repeated-network',
  ],
  [
    'an unknown network',
    (data) => write(data, 'social', [{ network: 'mastodonn', to: 'https://example.org/a' }]),
    'wrong-value',
  ],
  [
    'a network without an address',
    (data) => write(data, 'social', [{ network: 'instagram' }]),
    'missing-key',
  ],
  [
    'an address of a network without https',
    (data) => write(data, 'social', [{ network: 'instagram', to: 'instagram.com/x' }]),
    'malformed-value',
  ],
  [
    'a page as the address of the site',
    (data) => write(data, 'url', 'https://mohn-und-krume.example/brote'),
    'malformed-value',
  ],
  ['no address', (data) => delete data.url, 'missing-key'],
  [
    'a typeface twice',
    (data) => list(data.theme!.typefaces!).push(list(data.theme!.typefaces!)[0]!),
    'repeated-typeface',
  ],
  ['an empty dropdown', (data) => write(list(data.navigation!)[1]!, 'items', []), 'too-few'],
  [
    'a dropdown in a dropdown',
    (data) =>
      write(list(data.navigation!)[1]!, 'items', [
        { label: 'Haus', to: '/feier', items: [{ label: 'Laden', to: '/bestellen#bestellung' }] },
      ]),
    'unknown-key',
  ],
  ['an unknown third party', (data) => write(data, 'thirdParties', { hotjar: 'x' }), 'unknown-key'],
  [
    'an e-mail address without its ending',
    (data) => write(data, 'contact', { email: 'brot@laden', phones: ['00000'], address: ['Brunnenmarkt 3'] }),
    'malformed-value',
  ],
  ['a footer without columns', (data) => write(data, 'footer', {}), 'wrong-type'],
  ['a column without links', (data) => write(list(data.footer!)[1]!, 'links', []), 'too-few'],
];

/** Mistakes in the data of the bakery. */
export const changedData: ChangedData[] = [
  ...forms.map(([name, change, code]): ChangedData => [name, ORDER, change, code]),
  ...files.map(([name, change, code]): ChangedData => [name, PARTY, change, code]),
  ...pages,
  ...site.map(([name, change, code]): ChangedData => [name, '_site.json', change, code]),
];
