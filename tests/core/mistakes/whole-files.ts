import type { FileMistake } from './files.ts';

/** Mistakes in redirects: the list, and the line and code of the diagnostic. */
const REDIRECTS: [entries: string, expected: string][] = [
  ['{"from": "torten", "to": "/feier"}', '4 malformed-value'],
  ['{"from": "/torten", "to": "/feier.html"}', '4 broken-link'],
  ['{"from": "/torten", "to": "/kuchen"}, {"from": "/kuchen", "to": "/feier"}', '4 redirect-chain'],
  ['{"from": "/torten", "to": "/kuchen"}, {"from": "/kuchen", "to": "/torten"}', '4 redirect-loop'],
  ['{"from": "/torten?x=1", "to": "/feier"}', '4 malformed-value'],
  ['{"from": "/torten#a", "to": "/feier"}', '4 malformed-value'],
  ['{"from": "/torten", "to": "/feier#preise"}', '4 broken-anchor'],
  ['{"from": "/torten/", "to": "/feier"}', '4 malformed-value'],
  ['{"from": "/torten", "to": "/feier"}, {"from": "/torten/", "to": "/brote"}', '5 malformed-value'],
  ['{"from": "/", "to": "/feier"}', '4 too-short'],
  ['{"from": "/en/bestellen", "to": "/feier"}', '4 redirect-of-page'],
  ['{"from": "/sw.js", "to": "/feier"}', '4 redirect-of-build'],
  ['{"from": "/assets/x.js", "to": "/feier"}', '4 redirect-of-build'],
  ['{"from": "/api/x", "to": "/feier"}', '4 redirect-of-server'],
  ['{"from": "/sitemap.xml", "to": "/feier"}', '4 redirect-of-build'],
  ['{"from": "/blog/*", "to": "/brote"}', '4 malformed-value'],
  ['{"from": "/shop", "to": "http://shop.example.org/"}', '4 malformed-value'],
  ['{"source": "/shop", "to": "/brote"}', '4 unknown-key'],
  ['{"from": "/shop", "to": "/brote", "status": 301}', '4 unknown-key'],
  ['{"from": "https://mohn-und-krume.example/torten", "to": "/feier"}', '4 malformed-value'],
  ['{"from": "/torten", "to": "https://mohn-und-krume.example/feier"}', '4 own-address'],
  ['{"from": "/torten", "to": "/feier/"}', '4 trailing-slash'],
  ['{"from": "/torten", "to": "/bestellen?service=torten"}', '4 unused-parameter'],
  ['{"from": "/törtchen", "to": "/feier"}', '4 malformed-value'],
  ['{"from": "/unsere torten", "to": "/feier"}', '4 malformed-value'],
];

const HOURS = `{
  "$schema": "../../schemas/editor/section.json",
  "type": "fact-list",
  "title": "Zeiten im Laden",
  "items": [
    { "label": "Montag", "value": "zu" },
    { "label": "Dienstag", "value": "auf" }
  ]
}
`;

/** Wrong uses of a shared section, and errors in one. */
const USES: [use: string, expected: string, hours?: string][] = [
  ['{ "use": "Hours" }', 'feier.json:14 missing-shared'],
  ['{ "use": "hours.json" }', 'feier.json:14 missing-shared'],
  ['{ "use": "_shared/hours" }', 'feier.json:14 missing-shared'],
  ['{ "use": "hours", "titel": "Zeiten" }', 'feier.json:14 unknown-key'],
  ['{ "use": "hours", "title": 5 }', 'feier.json:14 wrong-type'],
  ['"hours"', 'feier.json:14 wrong-type'],
  ['{ "$ref": "_shared/hours.json" }', 'feier.json:14 missing-key'],
  ['{ "type": "hours" }', 'feier.json:14 unknown-section'],
  [
    '{ "use": "hours" }',
    '_shared/hours.json:1 missing-key',
    HOURS.replace('"type": "fact-list"', '"use": "hours"'),
  ],
  ['{ "use": "hours" }', '_shared/hours.json:1 missing-key', HOURS.replace('"type": "fact-list",', '')],
  ['{ "use": "hours" }', '_shared/hours.json:4 missing-comma', HOURS.replace('"fact-list",', '"fact-list"')],
  ['{ "use": "hours" }', '_shared/hours.json:1 not-an-object', '[]\n'],
];

/** Mistakes about a linked page in its period. */
const TIMES: [lines: string, expected: string][] = [
  ['"publishAt": "2026-02-29"', 'neu.json:5 no-such-day'],
  ['"publishAt": "02/28/2026"', 'neu.json:5 malformed-value'],
  ['"publishAt": "2026-01-01 08:00"', 'neu.json:5 malformed-value'],
  ['"publishAt": "2026-01-01T08:00:00Z"', 'neu.json:5 malformed-value'],
  ['"publishAt": "2026-01-01T25:00"', 'neu.json:5 malformed-value'],
  ['"publishAt": "2026-01"', 'neu.json:5 malformed-value'],
  ['"publishAt": "20026-01-01"', 'neu.json:5 malformed-value'],
  ['"publishAt": "2026-05-01", "expireAt": "2026-04-01"', 'neu.json:6 expires-early'],
  ['"publishAt": "2026-05-01", "expireAt": "2026-05-01"', 'neu.json:6 expires-early'],
  ['"publishedAt": "2026-05-01"', 'neu.json:5 unknown-key'],
  ['"expiresAt": "2036-05-01"', 'neu.json:5 unknown-key'],
  ['"date": "2026-05-01"', 'neu.json:5 unknown-key'],
  ['"publishAt": 20260501', 'neu.json:5 wrong-type'],
  ['"publishAt": ""', 'neu.json:5 blank-text'],
  ['"publishAt": "2036-05-01"', 'index.json:31 link-too-early'],
  ['"expireAt": "2020-05-01"', 'index.json:31 link-too-late'],
  ['"draft": "true"', 'neu.json:5 wrong-type'],
  ['"draft": true', 'index.json:31 link-to-draft'],
  ['"draft": true, "publishAt": "2026-05-01"', 'index.json:31 link-to-draft'],
];

/** Files with names that the engine ignores. */
const NAMES: [file: string, expected: string][] = [
  ['_redirects', '_redirects:1 stray-file'],
  ['_theme/more.css', '_theme/more.css:1 stray-file'],
  ['index.json.bak', 'index.json.bak:1 left-copy'],
  ['neu.jsonc', 'neu.jsonc:1 wrong-ending'],
  ['neu.JSON', 'neu.JSON:1 wrong-ending'],
  ['_neu.json', '_neu.json:1 stray-file'],
  ['neu.md', 'neu.md:1 stray-file'],
  ['feier.md', 'feier.md:1 stray-file'],
];

const SECTIONS = '"sections": [{ "type": "page-head", "title": "Neu" }]';

/** All of these as mistakes in files. */
export const wholeFiles: FileMistake[] = [
  ...REDIRECTS.map(([entries, reported]): FileMistake => {
    const text = `{
  "$schema": "../schemas/editor/redirects.json",
  "redirects": [
    ${entries.replaceAll('}, {', '},\n    {')}
  ]
}
`;
    return {
      name: `redirects: ${entries}`,
      changes: () => ({ '_redirects.json': text }),
      reported: `_redirects.json:${reported}`,
    };
  }),
  ...USES.map(([use, reported, hours = HOURS]): FileMistake => {
    const form = ',\n    {\n      "type": "form",';
    return {
      name: `${use}: ${reported}`,
      changes: (texts) => ({
        '_shared/hours.json': hours,
        'feier.json': texts.get('feier.json')!.replace(form, `,\n    ${use}${form}`),
      }),
      reported,
    };
  }),
  ...TIMES.map(([lines, reported]): FileMistake => {
    const text = `{
  "$schema": "../schemas/editor/page.json",
  "title": "Eine neue Seite im Test | Mohn & Krume",
  "description": "Diese Seite steht nur in diesem Test, und nirgends sonst; sie ist lang genug für ihre Beschreibung.",
  ${lines.replaceAll(', "', ',\n  "')},
  ${SECTIONS}
}
`;
    return {
      name: lines,
      changes: (texts) => ({
        'neu.json': text,
        'index.json': texts.get('index.json')!.replace('"to": "/ueber-uns" }', '"to": "/neu" }'),
      }),
      reported,
    };
  }),
  ...NAMES.map(([file, reported]): FileMistake => ({
    name: file,
    changes: () => ({ [file]: '{}\n' }),
    reported,
  })),
];
