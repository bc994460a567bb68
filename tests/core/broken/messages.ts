import type { BrokenCase } from './case.ts';

const SITE = 'pages-config/_site.json';

function site(text: string): BrokenCase['change'] {
  return { replace: [[SITE, '"name": "Fixture",', `"name": "Fixture", ${text},`]] };
}

export const cases: BrokenCase[] = [
  {
    name: 'a language without words',
    change: site('"language": "fr-CA"'),
    report: [
      'pages-config/_site.json:2:34 missing-messages (warning) The interface has no words in "fr-CA": visitors read English.',
      '  Write src/messages/fr.json with the keys of en.json in the same folder.',
    ],
  },
  {
    name: 'an extension without words in the language',
    change: site('"language": "de", "shop": {}'),
    report: [
      'pages-config/_site.json:2:34 missing-messages (warning) The interface has no words in "de": visitors read English.',
      '  Write src/shop/messages/de.json with the keys of en.json in the same folder.',
    ],
  },
  {
    name: 'another text for an unknown message',
    change: site('"messages": { "form.snt": "Gone" }'),
    report: [`${SITE}:2:36 unknown-message There is no message "form.snt".`, '  Did you mean "form.sent"?'],
  },
  {
    name: 'another text for a message of an inactive extension',
    change: site('"messages": { "shop.cart": "Basket" }'),
    report: [`${SITE}:2:36 unknown-message There is no message "shop.cart".`],
  },
  {
    name: 'a changed text with an unknown argument',
    change: site('"messages": { "form.sent": "{name} is sent" }'),
    report: [
      `${SITE}:2:49 message-arguments The message "form.sent" needs {title}; this text has {name}.`,
      '  The engine’s own reads: {title} was sent.',
    ],
  },
  {
    name: 'a changed text without the number',
    change: site('"messages": { "form.left": "Some are left" }'),
    report: [
      `${SITE}:2:49 message-arguments The message "form.left" needs {count}; this text has none.`,
      '  The engine’s own reads: {count, plural, one {# is} other {# are}} left',
    ],
  },
  {
    name: 'a changed text that is no valid message',
    change: site('"messages": { "form.sent": "{title was sent" }'),
    report: [
      `${SITE}:2:49 broken-message The text is no message in ICU MessageFormat: malformed argument.`,
      '  The engine’s own reads: {title} was sent.',
    ],
  },
];
