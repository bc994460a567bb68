import type { MediaFile } from '../../../src/core/project.ts';

/** A mistake about whole files: an extra, missing or misnamed file. */
export interface FileMistake {
  name: string;
  /** The texts of the changed files, by their paths below pages-config. */
  changes(texts: ReadonlyMap<string, string>): Record<string, string>;
  media?: (media: readonly MediaFile[]) => MediaFile[];
  /** The diagnostic: its file, line and code, and words of the message. */
  reported: string;
}

const HOURS = {
  type: 'fact-list',
  title: 'Zeiten im Laden',
  items: [
    { label: 'Montag', value: 'zu' },
    { label: 'Dienstag', value: 'auf' },
  ],
};

const file = (data: object) => JSON.stringify({ $schema: '../schemas/editor/page.json', ...data }, null, 2);
const shared = (data: object) =>
  JSON.stringify({ $schema: '../../schemas/editor/section.json', ...data }, null, 2);
const redirects = (...list: object[]) =>
  JSON.stringify({ $schema: '../schemas/editor/redirects.json', redirects: list }, null, 2);

/** The page on celebrations, with one more section. */
function withSection(texts: ReadonlyMap<string, string>, section: object): string {
  const page = JSON.parse(texts.get('feier.json')!) as { sections: object[] };
  return JSON.stringify({ ...page, sections: [...page.sections, section] }, null, 2);
}

/** Mistakes about whole files: their names, their folders, references to them. */
export const fileMistakes: FileMistake[] = [
  {
    name: 'a copy of a page under another name',
    changes: (texts) => ({ 'brote-neu.json': texts.get('brote.json')! }),
    reported:
      'brote-neu.json:3 copied-page The title and description are the same as in pages-config/brote.json.',
  },
  {
    name: 'a page twice at one address',
    changes: (texts) => ({
      'brote/index.json': texts.get('brote.json')!.replace('"../schemas', '"../../schemas'),
    }),
    reported: 'brote/index.json:1 route-clash',
  },
  {
    name: 'a translation without an original',
    changes: (texts) => ({
      'nichts.en.json': texts
        .get('bestellen.en.json')!
        .replace('Order bread and', 'Bread and')
        .replace('Ordered by 6 pm,', 'Ordered before,'),
    }),
    reported: 'nichts.en.json:1 no-original',
  },
  {
    name: 'a translation into a language that the site does not have',
    changes: (texts) => ({
      'feier.fr.json': texts
        .get('bestellen.en.json')!
        .replace('Order bread and', 'Pain et')
        .replace('Ordered by 6 pm,', 'Avant le soir,'),
    }),
    reported: 'feier.fr.json:1 unknown-language',
  },
  {
    name: 'a translation in the language of its original',
    changes: (texts) => ({
      'brote.en.json': texts
        .get('brote.json')!
        .replace('"title": "', '"title": "Noch einmal: ')
        .replace('"description": "', '"description": "Noch einmal: '),
    }),
    reported: 'brote.en.json:1 other-language The texts are in German, but "language" is "en".',
  },
  {
    name: 'the language of the site, with those of its translations',
    changes: (texts) => ({ '_site.json': texts.get('_site.json')!.replaceAll('"de-DE"', '"fr"') }),
    reported: '_site.json:8 other-language The texts are in German, but "language" is "fr".',
  },
  {
    name: 'a page that nothing links to',
    changes: () => ({
      'leer.json': file({
        title: 'Eine Seite ganz allein | Mohn & Krume',
        description: 'Zu dieser Seite führt kein Weg; sie steht nur in diesem Test und nirgends sonst.',
        sections: [{ type: 'page-head', title: 'Allein' }],
      }),
    }),
    reported: 'leer.json:1 orphan-page',
  },
  {
    name: 'a page whose name has a blank',
    changes: () => ({
      'unsere torten.json': file({
        title: 'Eine Seite ganz allein | Mohn & Krume',
        description: 'Zu dieser Seite führt kein Weg; sie steht nur in diesem Test und nirgends sonst.',
        seo: { noindex: true },
        sections: [{ type: 'page-head', title: 'Allein' }],
      }),
    }),
    reported: 'unsere torten.json:1 route-name',
  },
  {
    name: 'a translation in a folder of its language',
    changes: (texts) => ({
      'en/bestellen.json': texts.get('bestellen.en.json')!.replace('"../schemas', '"../../schemas'),
    }),
    reported: 'en/bestellen.json:1 route-clash',
  },
  {
    name: 'a page of HTML',
    changes: () => ({}),
    media: (all) => [
      ...all,
      { path: 'brote.html', file: 'pages-config/brote.html', bytes: 9, format: 'unknown' },
    ],
    reported: 'brote.html:1 stray-file The file is a page of HTML, which is not read.',
  },
  {
    name: 'a photograph with a wrong extension that no page shows',
    changes: () => ({}),
    media: (all) => [...all, { path: 'drawings/torte.png', bytes: 900, format: 'jpg', damaged: true }],
    reported: '_media/drawings/torte.png:1 unused-media',
  },
  { name: 'an empty page', changes: () => ({ 'feier.json': '' }), reported: 'feier.json:1 empty-file' },
  {
    name: 'a page that is a list',
    changes: () => ({ 'feier.json': '[]\n' }),
    reported: 'feier.json:1 not-an-object',
  },
  {
    name: 'a page among the shared sections',
    changes: (texts) => ({ '_shared/feier.json': texts.get('feier.json')! }),
    reported: '_shared/feier.json:1 page-in-shared',
  },
  {
    name: 'a shared section that no page uses',
    changes: () => ({ '_shared/zeiten.json': shared(HOURS) }),
    reported: '_shared/zeiten.json:1 unused-shared',
  },
  {
    name: 'a missing shared section',
    changes: (texts) => ({ 'feier.json': withSection(texts, { use: 'zeiten' }) }),
    reported: 'feier.json:28 missing-shared There is no shared section "zeiten".',
  },
  {
    name: 'a misspelt key in a shared section',
    changes: (texts) => ({
      '_shared/zeiten.json': shared({ ...HOURS, titel: 'x' }),
      'feier.json': withSection(texts, { use: 'zeiten' }),
    }),
    reported: '_shared/zeiten.json:15 unknown-key',
  },
  {
    name: 'a type next to the name of a shared section',
    changes: (texts) => ({
      '_shared/zeiten.json': shared(HOURS),
      'feier.json': withSection(texts, { use: 'zeiten', type: 'faq' }),
    }),
    reported: 'feier.json:29 needless-type',
  },
  {
    name: 'a redirect to a missing page',
    changes: () => ({ '_redirects.json': redirects({ from: '/torten', to: '/feiern' }) }),
    reported: '_redirects.json:6 broken-link',
  },
  {
    name: 'a redirect from an existing page',
    changes: () => ({ '_redirects.json': redirects({ from: '/feier', to: '/brote' }) }),
    reported: '_redirects.json:5 redirect-of-page',
  },
  {
    name: 'a redirect that leads back',
    changes: () => ({ '_redirects.json': redirects({ from: '/torten', to: '/torten' }) }),
    reported: '_redirects.json:6 redirect-loop',
  },
  {
    name: 'a duplicate redirect',
    changes: () => ({
      '_redirects.json': redirects({ from: '/torten', to: '/feier' }, { from: '/torten', to: '/brote' }),
    }),
    reported: '_redirects.json:9 repeated-redirect',
  },
  {
    name: 'a link to a former address',
    changes: (texts) => ({
      '_redirects.json': redirects({ from: '/torten', to: '/feier' }),
      'bestellen.json': texts.get('bestellen.json')!.replace('/feier', '/torten'),
    }),
    reported: 'bestellen.json:19 redirected-link',
  },
  {
    name: 'a deleted picture',
    changes: () => ({}),
    media: (all) => all.filter(({ path }) => path !== 'drawings/brezel.svg'),
    reported: 'brote.json:13 missing-image',
  },
  {
    name: 'a picture that is another kind of file',
    changes: () => ({}),
    media: (all) =>
      all.map((each) =>
        each.path === 'drawings/brezel.svg' ? { ...each, format: 'png', diagnostics: undefined } : each,
      ) as MediaFile[],
    reported: 'brote.json:13 wrong-format',
  },
  {
    name: 'an unused picture',
    changes: () => ({}),
    media: (all) => [...all, { path: 'drawings/torte.svg', bytes: 900, format: 'svg' }],
    reported: '_media/drawings/torte.svg:1 unused-media',
  },
  {
    name: 'an unused form with an invalid name',
    changes: (texts) => ({ '_forms/Feier 2.json': texts.get('_forms/feier.json')! }),
    reported: '_forms/Feier 2.json:1 form-name',
  },
  {
    name: 'a draft that several links lead to',
    changes: (texts) => ({
      'ueber-uns.json': texts.get('ueber-uns.json')!.replace('"title"', '"draft": true,\n  "title"'),
    }),
    reported:
      'index.json:31 link-to-draft The page /ueber-uns is a draft: on the site this link would lead nowhere. 3 more links lead there, in pages-config/_site.json.',
  },
  {
    name: 'a draft that links and a redirect lead to',
    changes: (texts) => ({
      'ueber-uns.json': texts.get('ueber-uns.json')!.replace('"title"', '"draft": true,\n  "title"'),
      '_redirects.json': redirects({ from: '/wir', to: '/ueber-uns' }),
    }),
    reported:
      'index.json:31 link-to-draft The page /ueber-uns is a draft: on the site this link would lead nowhere. 4 more links lead there, in pages-config/_site.json, pages-config/_redirects.json.',
  },
  {
    name: 'a future page with two links to it',
    changes: (texts) => ({
      'feier.json': texts.get('feier.json')!.replace('"sections"', '"publishAt": "2036-01-01", "sections"'),
    }),
    reported:
      'bestellen.en.json:24 link-too-early There is no page /feier before 2036-01-01. 1 more link leads there, in pages-config/bestellen.json.',
  },
  {
    name: 'a truncated picture of one pixel',
    changes: (texts) => ({ 'brote.json': texts.get('brote.json')!.replace('brezel.svg', 'brezel.png') }),
    media: (all) =>
      all.map((each) =>
        each.path === 'drawings/brezel.svg'
          ? { path: 'drawings/brezel.png', bytes: 40, format: 'png', width: 1, height: 1, damaged: true }
          : each,
      ),
    reported: '_media/drawings/brezel.png:1 damaged-media',
  },
  {
    name: 'a document with the extension of a picture',
    changes: (texts) => ({ 'brote.json': texts.get('brote.json')!.replace('brezel.svg', 'brezel.png') }),
    media: (all) =>
      all.map((each) =>
        each.path === 'drawings/brezel.svg'
          ? { path: 'drawings/brezel.png', bytes: 40, format: 'pdf', damaged: true }
          : each,
      ),
    reported: 'brote.json:13 wrong-format',
  },
  {
    name: 'an unused form',
    changes: (texts) => ({ '_forms/kuchen.json': texts.get('_forms/feier.json')! }),
    reported: '_forms/kuchen.json:1 unused-form No page asks for this form',
  },
  {
    name: 'a text of the site that has changed since it was translated',
    changes: (texts) => ({
      '_site.json': texts.get('_site.json')!.replace('"label": "Impressum"', '"label": "Rechtliches"'),
    }),
    reported: '_site.json:29 unknown-text No text of this file that visitors read is "Impressum".',
  },
  {
    name: 'a translation without the version of its original',
    changes: (texts) => ({
      'bestellen.en.json': texts.get('bestellen.en.json')!.replace(/,\s*"translated": \{[^}]*\}/, ''),
    }),
    reported: 'bestellen.en.json:1 missing-version No version of pages-config/bestellen.json',
  },
  {
    name: 'accepted words under a misspelt key: they are still accepted',
    changes: (texts) => ({
      '_site.json': texts
        .get('_site.json')!
        .replace(
          '"deliveries": [',
          '"accepted": [{ "fault": "spcae-before-sign", "words": "genügen !", "reason": "So steht es über der Tür." }], "deliveries": [',
        ),
      'index.json': texts.get('index.json')!.replace('genügen unserem Landbrot.', 'genügen !'),
    }),
    reported: '_site.json:',
  },
  {
    name: 'a deleted question, named in two places',
    changes: (texts) => ({
      '_forms/bestellung.json': texts.get('_forms/bestellung.json')!.replace('"Name": {', '"Nmae": {'),
    }),
    reported: '_forms/bestellung.json:',
  },
  {
    name: 'a link to a page that has expired',
    changes: (texts) => ({
      'feier.json': texts.get('feier.json')!.replace('"sections"', '"expireAt": "2024-01-01", "sections"'),
      'bestellen.en.json': texts.get('bestellen.en.json')!.replace('/feier', '/brote'),
    }),
    reported: 'bestellen.json:19 link-too-late There is no page /feier any more, since 2024-01-01.',
  },
];
