import { SITE, siteReport, collectSiteTexts } from '../site-fixture.ts';
import type { BrokenCase } from './case.ts';
import { parseTranslation } from '../../../src/core/page/routes.ts';

export const makeReport = siteReport;

const hindi = 'pages-config/lamps.hi.json';
const own = '{ "code": "en-GB", "name": "English" }';

/** The site with a page, and with its languages on one line after its own language. */
function site(name: string, languages: string, files: Record<string, string>, report: string[]): BrokenCase {
  const after = '"language": "en-GB",';
  const all = languages.replaceAll(/("code": "(?:hi|fr)", "name": "[^"]*") \}/g, `$1, "texts": ${TEXTS} }`);
  const noted = Object.entries(files).map(([file, text]) => [file, noting(file, text)]);
  return {
    name,
    change: {
      files: Object.fromEntries(noted) as Record<string, string>,
      replace: [[SITE, after, `${after}\n  "languages": [${all}],`]],
    },
    report,
  };
}

/** The texts of the site, each as its own translation. */
const TEXTS = JSON.stringify(Object.fromEntries(collectSiteTexts().map((text) => [text, text])));

/** A translation that notes which version of its original it translates. */
function noting(file: string, text: string): string {
  if (!parseTranslation(file)) return text;
  const translated = { title: '00000000', ...(!file.includes('_forms/') && { description: '00000000' }) };
  return JSON.stringify({ ...(JSON.parse(text) as object), translated });
}

const page = (title: string, sections: object[] = [], more: object = {}) =>
  JSON.stringify({
    $schema: '../schemas/editor/page.json',
    title,
    description: `${title}: a page that stands only in tests, with one section and no more than that.`,
    ...more,
    seo: { noindex: true },
    sections: [{ type: 'page-head', title }, ...sections],
  });
const both = `${own}, { "code": "hi", "name": "हिन्दी" }`;
const inHindi = (id: string) =>
  page('हमारी शर्तें', [{ type: 'text-block', id, text: '<p>दो हफ़्ते के भीतर।</p>' }]);
const linkTo = (to: string) =>
  page('पीतल और काँच के दीये', [
    { type: 'text-block', text: '<p>शर्तें पढ़िए।</p>', action: { label: 'हमारी शर्तें', to } },
  ]);

const words = (questions: object, more: object = {}) =>
  JSON.stringify({
    $schema: '../../schemas/editor/translation.json',
    title: 'हमें लिखें',
    questions,
    texts: { submit: 'भेजें', success: 'धन्यवाद' },
    ...more,
  });
const asked = 'pages-config/_forms/ask.hi.json';

/** Pages and texts in languages that the site has, or does not have. */
export const cases: BrokenCase[] = [
  site(
    'a form in another language',
    both,
    {
      [asked]: words({
        Name: { title: 'नाम' },
        Phone: { title: 'फ़ोन' },
        Message: { title: 'किस बारे में?' },
      }),
    },
    [''],
  ),
  site('a form that is translated in part', both, { [asked]: words({ Name: { title: 'नाम' } }) }, [
    `${asked}:1:1 untranslated-text (warning) Not translated: "Telephone" and "What is it about?".`,
    '  Translate them too: visitors would read two languages in one form.',
  ]),
  site('a translation of a missing question', both, { [asked]: words({ Nmae: { title: 'नाम' } }) }, [
    `${asked}:1:86 unknown-text "Nmae" translates nothing: pages-config/_forms/ask.json has no such question.`,
    '  Did you mean "Name"?',
  ]),
  site(
    'a translation of a choice for a question without choices',
    both,
    { [asked]: words({ Name: { choices: { a: 'अ' } } }) },
    [
      `${asked}:1:94 unknown-text "choices" translates nothing: pages-config/_forms/ask.json has no such text.`,
      '  There are: "title".',
    ],
  ),
  site('more groups than the form has', both, { [asked]: words({}, { groups: [{ title: 'आप' }] }) }, [
    `${asked}:1:135 unknown-text "groups" translates nothing: pages-config/_forms/ask.json has no such text.`,
    '  There are: "title", "questions" and "texts".',
  ]),
  site('a translation with questions', both, { [asked]: words({ Name: { title: 'नाम', maxLength: 3 } }) }, [
    `${asked}:1:108 unknown-key Unknown key "maxLength" in “Words of a question”.`,
    '  A translation changes only texts: leave this out.',
  ]),
  site('a translation of a missing form', both, { 'pages-config/_forms/aks.hi.json': words({}) }, [
    'pages-config/_forms/aks.hi.json:1:1 no-original This file contains the words of pages-config/_forms/aks.json, which does not exist.',
    '  Did you mean "pages-config/_forms/ask.json"? Write that form first, or rename this file after the form that it translates.',
  ]),
  site(
    'a translation of a form into the language of the site',
    both,
    { 'pages-config/_forms/ask.en-GB.json': words({}) },
    [
      'pages-config/_forms/ask.en-GB.json:1:1 unknown-language "en-GB" is the language of the site itself: the form’s texts in this language belong in pages-config/_forms/ask.json.',
      '  Write them there, and remove this file.',
    ],
  ),
  site(
    'a translation, in a language that the site has',
    `${own}, { "code": "hi", "name": "हिन्दी" }`,
    { [hindi]: page('पीतल और काँच के दीये') },
    [''],
  ),
  site(
    'a translation into a language with few texts of the site',
    `${own}, { "code": "hi", "name": "हिन्दी", "texts": { "Lamps": "दीये" } }`,
    { [hindi]: page('पीतल और काँच के दीये') },
    [
      'pages-config/_site.json:8:91 untranslated-text (warning) Not translated into "hi": "Fixture", "Light for the evening", "A lamp shop that stands only in tests, with a workshop and a", "Home" and "Visit" and 9 more.',
      '  Add to its "texts": "Fixture": …; a text that is the same in both languages is written twice.',
    ],
  ),
  {
    name: 'a translation on a site of one language',
    change: { files: { [hindi]: page('पीतल और काँच के दीये') } },
    report: [
      `${hindi}:1:1 unknown-language The file’s name says that it is in "hi", which is not a language of this site.`,
      '  Add { "code": "hi", "name": … } to "languages" in pages-config/_site.json, or rename the file.',
    ],
  },
  site(
    'a translation in a language that is misspelt',
    `${own}, { "code": "hi", "name": "हिन्दी" }`,
    { 'pages-config/lamps.hn.json': page('पीतल और काँच के दीये') },
    [
      'pages-config/lamps.hn.json:1:1 unknown-language The file’s name says that it is in "hn", which is not a language of this site.',
      '  Did you mean "hi"? Add { "code": "hn", "name": … } to "languages" in pages-config/_site.json, or rename the file.',
    ],
  ),
  site(
    'a translation into the language of the site',
    `${own}, { "code": "hi", "name": "हिन्दी" }`,
    { 'pages-config/lamps.en-GB.json': page('Lamps once more') },
    [
      'pages-config/lamps.en-GB.json:1:1 unknown-language "en-GB" is the language of the site itself: a page in it has no language in its file’s name.',
      '  Name the file pages-config/lamps.json.',
    ],
  ),
  site(
    'a translation of a missing page',
    `${own}, { "code": "hi", "name": "हिन्दी" }`,
    { 'pages-config/lampz.hi.json': page('पीतल और काँच के दीये') },
    [
      'pages-config/lampz.hi.json:1:1 no-original This page translates pages-config/lampz.json, which does not exist.',
      '  Did you mean "pages-config/lamps.json"? Write that page first, or rename this file after the page that it translates.',
    ],
  ),
  site(
    'a translation with an original that resembles no page',
    `${own}, { "code": "hi", "name": "हिन्दी" }`,
    { 'pages-config/something-else.hi.json': page('पीतल और काँच के दीये') },
    [
      'pages-config/something-else.hi.json:1:1 no-original This page translates pages-config/something-else.json, which does not exist.',
      '  Write that page first, or rename this file after the page that it translates.',
    ],
  ),
  site(
    'a page in the folder of translations',
    `${own}, { "code": "hi", "name": "हिन्दी" }`,
    { 'pages-config/hi/lamps.json': page('पीतल और काँच के दीये').replace('../', '../../') },
    [
      'pages-config/hi/lamps.json:1:1 route-name The route /hi/lamps is that of a page in the language "hi".',
      '  Name the file pages-config/lamps.hi.json if it translates a page; else choose another name.',
    ],
  ),
  site(
    'languages without that of the site',
    '{ "code": "de", "name": "Deutsch" }, { "code": "hi", "name": "हिन्दी" }',
    {},
    [
      'pages-config/_site.json:8:16 own-language The language of the site itself, "en-GB", is not among its languages.',
      '  Add { "code": "en-GB", "name": … }: the link that leads back from a translation says its name.',
    ],
  ),
  site(
    'a language that is declared twice',
    `${own}, { "code": "hi", "name": "हिन्दी" }, { "code": "hi", "name": "हिन्दी, once more" }`,
    {},
    [
      'pages-config/_site.json:8:619 repeated-language The language "hi" is listed already.',
      '  Keep one of the two.',
    ],
  ),
  site(
    'texts in the language of the site',
    '{ "code": "en-GB", "name": "English", "texts": { "Lamps": "Lights" } }, { "code": "hi", "name": "हिन्दी" }',
    {},
    [
      'pages-config/_site.json:8:55 needless-translation This is the language of the site itself: nothing has to be translated into it.',
      '  Remove it.',
    ],
  ),
  site(
    'a translated text that has changed',
    `${own}, { "code": "hi", "name": "हिन्दी", "texts": { "Lamp": "दीये" } }`,
    {},
    [
      'pages-config/_site.json:8:102 unknown-text (warning) No text of this file that visitors read is "Lamp".',
      '  Did you mean "Lamps"?',
    ],
  ),
  site(
    'a translation that comes before its original',
    both,
    {
      'pages-config/news.json': page('News of the workshop', [], { publishAt: '2099-01-01' }),
      'pages-config/news.hi.json': page('कार्यशाला के समाचार'),
    },
    [
      'pages-config/news.hi.json:1:1 translation-alone (warning) This page is on the site while pages-config/news.json, which it translates, is not.',
      '  Give both the same "draft", "publishAt" and "expireAt".',
    ],
  ),
  site(
    'a translation of a draft',
    both,
    {
      'pages-config/news.json': page('News of the workshop', [], { draft: true }),
      'pages-config/news.hi.json': page('कार्यशाला के समाचार'),
    },
    [
      'pages-config/news.hi.json:1:1 translation-alone (warning) This page is on the site while pages-config/news.json, which it translates, is not.',
      '  Give both the same "draft", "publishAt" and "expireAt".',
    ],
  ),
  site(
    'a draft with a draft translation',
    both,
    {
      'pages-config/news.json': page('News of the workshop', [], { draft: true }),
      'pages-config/news.hi.json': page('कार्यशाला के समाचार', [], { draft: true }),
    },
    [''],
  ),
  site(
    'an anchor with another name in the translation',
    both,
    { [hindi]: linkTo('/#questions'), 'pages-config/index.hi.json': inHindi('sawaal') },
    [`${hindi}:1:361 broken-anchor There is no anchor "questions" on /hi.`, '  Anchors there: sawaal.'],
  ),
  site(
    'an anchor of the navigation that a translation lacks',
    both,
    { 'pages-config/terms.hi.json': inHindi('wapsi') },
    [
      'pages-config/terms.hi.json:1:1 broken-anchor There is no anchor "returns" on /hi/terms; pages-config/_site.json links to it.',
      '  Give the section the "id" that it has in pages-config/terms.json.',
    ],
  ),
  site(
    'an anchor that only the translation has',
    both,
    { [hindi]: linkTo('/#sawaal'), 'pages-config/index.hi.json': inHindi('sawaal') },
    [''],
  ),
  site(
    'a French page, with a no-break space before each question mark',
    `${own}, { "code": "fr", "name": "Français" }`,
    { 'pages-config/lamps.fr.json': page('Pourquoi des lampes\u202f?') },
    [
      'pages-config/_site.json:8:67 missing-messages (warning) The interface has no words in "fr": visitors read English.',
      '  Write src/messages/fr.json and src/server/messages/fr.json with the keys of en.json in the same folder.',
    ],
  ),
  site(
    'words of the interface in another language that lack an argument',
    `${own}, { "code": "hi", "name": "हिन्दी", "messages": { "gallery.place": "{place}" } }`,
    {},
    [
      'pages-config/_site.json:8:122 message-arguments The message "gallery.place" needs {count}, {place}; this text has {place}.',
      '  The engine’s own reads: {count} में से {place}',
    ],
  ),
];
