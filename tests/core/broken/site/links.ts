import { ASK, INDEX, VISIT, TERMS, SITE, siteReport } from '../../site-fixture.ts';
import { change } from '../case.ts';
import type { BrokenCase } from '../case.ts';

export const makeReport = siteReport;

/** Links without a target, with meaningless words, or that no browser follows. */
export const cases: BrokenCase[] = [
  {
    name: 'a page without its slash',
    change: change(INDEX, '"/lamps"', '"lamps"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "lamps": it does not begin with a slash, as every page of this site does.',
      '  Write "/lamps". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a page with the ending of a file',
    change: change(INDEX, '"/lamps"', '"lamps.html"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "lamps.html": it does not begin with a slash, as every page of this site does.',
      '  Write "/lamps". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a page by way of the folder above',
    change: change(INDEX, '"/lamps"', '"../lamps"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "../lamps": it does not begin with a slash, as every page of this site does.',
      '  Write "/lamps". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a link to a page through its own folder',
    change: change(INDEX, '"/lamps"', '"./lamps"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "./lamps": it does not begin with a slash, as every page of this site does.',
      '  Write "/lamps". npm run content -- fix does this.',
    ],
  },
  {
    name: 'the file of a page',
    change: change(INDEX, '"/lamps"', '"pages-config/lamps.json"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "pages-config/lamps.json": it is the file of a page, and not its address.',
      '  Write "/lamps". npm run content -- fix does this.',
    ],
  },
  {
    name: 'the file of the home page',
    change: change(INDEX, '"/lamps"', '"/pages-config/index.json"'),
    report: [
      'pages-config/index.json:10:51 broken-link There is no page /pages-config/index.json.',
      '  Did you mean "/"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a site that begins with www',
    change: change(INDEX, '"/lamps"', '"www.example.org"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "www.example.org": it lacks its https://.',
      '  Write "https://www.example.org". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a site without https',
    change: change(INDEX, '"/lamps"', '"example.org/lamps"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "example.org/lamps": it lacks its https://.',
      '  Write "https://example.org/lamps". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a site without its scheme',
    change: change(INDEX, '"/lamps"', '"//example.org/lamps"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "//example.org/lamps": it lacks its https:.',
      '  Write "https://example.org/lamps". npm run content -- fix does this.',
    ],
  },
  {
    name: 'an address that is not encrypted',
    change: change(INDEX, '"/lamps"', '"http://example.org/lamps"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "http://example.org/lamps": it is not encrypted, and browsers warn of it.',
      '  Write "https://example.org/lamps". Try first whether it answers there.',
    ],
  },
  {
    name: 'a script',
    change: change(INDEX, '"/lamps"', '"javascript:void(0)"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "javascript:void(0)": it is a script or a file, and no address that a link may have.',
      '  Write a page of this site (/about), an anchor (#name), or an https:, mailto: or tel: address.',
    ],
  },
  {
    name: 'data in place of an address',
    change: change(INDEX, '"/lamps"', '"data:text/html,hello"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "data:text/html,hello": it is a script or a file, and no address that a link may have.',
      '  Write a page of this site (/about), an anchor (#name), or an https:, mailto: or tel: address.',
    ],
  },
  {
    name: 'a file on one computer',
    change: change(INDEX, '"/lamps"', '"C:\\\\Lamps\\\\list.pdf"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "C:\\\\Lamps\\\\list.pdf": it is a place on one computer.',
      '  Put the file into pages-config/_media, and link to it from there.',
    ],
  },
  {
    name: 'an e-mail address without mailto',
    change: change(INDEX, '"/lamps"', '"lamps@example.org"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "lamps@example.org": it lacks its mailto:.',
      '  Write "mailto:lamps@example.org". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a mailto without an address',
    change: change(INDEX, '"/lamps"', '"mailto:lamps"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "mailto:lamps": it is not a valid e-mail address.',
      '  Write mailto: and one address, without blanks: "mailto:name@example.org".',
    ],
  },
  {
    name: 'a mailto without an ending',
    change: change(INDEX, '"/lamps"', '"mailto:lamps@example"'),
    report: [
      'pages-config/index.json:10:51 wrong-address "mailto:lamps@example" is not a valid e-mail address.',
      '  Write mailto: and one whole address, such as "mailto:name@example.org".',
    ],
  },
  {
    name: 'a mailto with two dots',
    change: change(INDEX, '"/lamps"', '"mailto:lamps@example..org"'),
    report: [
      'pages-config/index.json:10:51 wrong-address "mailto:lamps@example..org" is not a valid e-mail address.',
      '  Write mailto: and one whole address, such as "mailto:name@example.org".',
    ],
  },
  {
    name: 'a number with a stroke',
    change: change(INDEX, '"/lamps"', '"tel:030/1234567"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "tel:030/1234567": it is not a valid telephone number.',
      '  Write "tel:0301234567". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a number that is too short',
    change: change(INDEX, '"/lamps"', '"tel:12"'),
    report: [
      'pages-config/index.json:10:51 wrong-address "tel:12" is not a valid telephone number: it has 2 digits.',
      '  Write tel:, then the number with the code of its country, such as "tel:+49301234567".',
    ],
  },
  {
    name: 'a number that is too long',
    change: change(INDEX, '"/lamps"', '"tel:+4930123456789012345"'),
    report: [
      'pages-config/index.json:10:51 wrong-address "tel:+4930123456789012345" is not a valid telephone number: it has 19 digits.',
      '  Write tel:, then the number with the code of its country, such as "tel:+49301234567".',
    ],
  },
  {
    name: 'a number without tel',
    change: change(INDEX, '"/lamps"', '"+49 30 1234567"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "+49 30 1234567": it lacks its tel:.',
      '  Write "tel:+49301234567". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a blank in an address',
    change: change(INDEX, '"/lamps"', '"/lamps of brass"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "/lamps of brass": it contains a blank.',
      '  Write "/lamps%20of%20brass". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a blank at the end of an address',
    change: change(INDEX, '"/lamps"', '"/lamps "'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "/lamps ": it begins or ends with a blank.',
      '  Write "/lamps". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a backslash in an address',
    change: change(INDEX, '"/lamps"', '"/lamps\\\\new"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "/lamps\\\\new": it contains a backslash.',
      '  Write "/lamps/new". npm run content -- fix does this.',
    ],
  },
  {
    name: 'an anchor that begins with a digit',
    change: change(INDEX, '"/lamps"', '"#2"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "#2": it is no anchor: one begins with a letter, and has letters, digits and hyphens.',
      '  Write # and the id of the section, exactly as it is written there: "#reviews".',
    ],
  },
  {
    name: 'an address of another scheme',
    change: change(INDEX, '"/lamps"', '"ftp://example.org/lamps"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "ftp://example.org/lamps": it begins with a scheme that links may not have.',
      '  Write a page of this site (/about), an anchor (#name), or an https:, mailto: or tel: address.',
    ],
  },
  {
    name: 'https without a site',
    change: change(INDEX, '"/lamps"', '"https://"'),
    report: [
      'pages-config/index.json:10:51 malformed-value "to" can’t be "https://": it lacks the name of a site.',
      '  Write https:// and the whole address, as the browser shows it.',
    ],
  },
  {
    name: 'a port that no computer has',
    change: change(INDEX, '"/lamps"', '"https://example.org:99999/lamps"'),
    report: [
      'pages-config/index.json:10:51 wrong-address "https://example.org:99999/lamps" names no site: something is missing or wrong after https://.',
      '  Write the whole address, as the browser shows it.',
    ],
  },
  {
    name: 'a site without an ending',
    change: change(INDEX, '"/lamps"', '"https://example/lamps"'),
    report: [
      'pages-config/index.json:10:51 wrong-address "https://example/lamps" names no site: something is missing or wrong after https://.',
      '  Write the whole address, as the browser shows it.',
    ],
  },
  {
    name: 'a copy of the site on one computer',
    change: change(INDEX, '"/lamps"', '"https://localhost:3000/lamps"'),
    report: [
      'pages-config/index.json:10:51 local-address Only one computer or one network can reach "https://localhost:3000/lamps".',
      '  Write its public address.',
    ],
  },
  {
    name: 'the site’s own address',
    change: change(INDEX, '"/lamps"', '"https://lamps.example.org/lamps"'),
    report: [
      'pages-config/index.json:10:51 own-address "https://lamps.example.org/lamps" is a page of this site, with the site’s own address before it.',
      '  Write "/lamps": such a link works on every copy of the site. npm run content -- fix does this.',
    ],
  },
  {
    name: 'the site’s own address with www',
    change: change(INDEX, '"/lamps"', '"https://www.lamps.example.org/"'),
    report: [
      'pages-config/index.json:10:51 own-address "https://www.lamps.example.org/" is a page of this site, with the site’s own address before it.',
      '  Write "/": such a link works on every copy of the site. npm run content -- fix does this.',
    ],
  },
  {
    name: 'an empty address',
    change: change(INDEX, '"/lamps"', '""'),
    report: [
      'pages-config/index.json:10:51 too-short "to" is empty.',
      '  Where the link leads: a page of this site, an anchor, or an https:, mailto: or tel: address. An example: "/contact"',
    ],
  },
  {
    name: 'a page in other capitals',
    change: change(INDEX, '"/lamps"', '"/Lamps"'),
    report: [
      'pages-config/index.json:10:51 broken-link There is no page /Lamps.',
      '  Did you mean "/lamps"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a misspelt page',
    change: change(INDEX, '"/lamps"', '"/lapms"'),
    report: [
      'pages-config/index.json:10:51 broken-link There is no page /lapms.',
      '  Did you mean "/lamps"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a page that does not exist',
    change: change(INDEX, '"/lamps"', '"/opening-hours"'),
    report: [
      'pages-config/index.json:10:51 broken-link There is no page /opening-hours.',
      '  Write pages-config/opening-hours.json, or link to a page that exists.',
    ],
  },
  {
    name: 'an anchor that is not on the page',
    change: change(INDEX, '"/lamps"', '"/terms#return"'),
    report: [
      'pages-config/index.json:10:51 broken-anchor There is no anchor "return" on /terms.',
      '  Did you mean "returns"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'an anchor of a reworded heading',
    change: change(INDEX, '"/lamps"', '"/terms#price"'),
    report: [
      'pages-config/index.json:10:51 broken-anchor There is no anchor "price" on /terms.',
      '  Did you mean "prices"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'the site’s own address in rich text',
    change: change(INDEX, 'href=\\"/visit\\"', 'href=\\"https://lamps.example.org/visit\\"'),
    report: [
      'pages-config/index.json:18:78 own-address "https://lamps.example.org/visit" is a page of this site, with the site’s own address before it.',
      '  Write "/visit": such a link works on every copy of the site. npm run content -- fix does this.',
    ],
  },
  {
    name: 'click here',
    change: change(INDEX, '"See the lamps"', '"Click here"'),
    report: [
      'pages-config/index.json:10:28 vague-link A link that says only "Click here" does not say where it leads.',
      '  Name its target: screen readers list links without the words around them.',
    ],
  },
  {
    name: 'read more, with an arrow',
    change: change(INDEX, '"See the lamps"', '"Read more »"'),
    report: [
      'pages-config/index.json:10:28 vague-link A link that says only "Read more »" does not say where it leads.',
      '  Name its target: screen readers list links without the words around them.',
    ],
  },
  {
    name: 'here, in rich text',
    change: change(INDEX, 'bring yours</a>', 'here</a>'),
    report: [
      'pages-config/index.json:18:87 vague-link A link that says only "here" does not say where it leads.',
      '  Name its target: screen readers list links without the words around them.',
    ],
  },
  {
    name: 'click here in German',
    change: change(INDEX, '"See the lamps"', '"Hier klicken"'),
    report: [
      'pages-config/index.json:10:28 vague-link A link that says only "Hier klicken" does not say where it leads.',
      '  Name its target: screen readers list links without the words around them.',
    ],
  },
  {
    name: 'read more in Hindi',
    change: change(INDEX, '"See the lamps"', '"और पढ़ें"'),
    report: [
      'pages-config/index.json:10:28 vague-link A link that says only "और पढ़ें" does not say where it leads.',
      '  Name its target: screen readers list links without the words around them.',
    ],
  },
  {
    name: 'read more in the navigation',
    change: change(SITE, '"label": "Evenings"', '"label": "More"'),
    report: [
      'pages-config/_site.json:15:28 vague-link A link that says only "More" does not say where it leads.',
      '  Name its target: screen readers list links without the words around them.',
    ],
  },
  {
    name: 'a link without words',
    change: change(INDEX, '>bring yours</a>', '></a>'),
    report: [
      'pages-config/index.json:18:68 rich-text The link has no words.',
      '  Write them between <a> and </a>, or remove both.',
    ],
  },
  {
    name: 'an empty paragraph for space',
    change: change(INDEX, '>bring yours</a>', '>bring yours</a></p><p>&nbsp;<br></p><p>Or not'),
    report: [
      'pages-config/index.json:18:106 rich-text The <p> is empty.',
      '  Write its text, or remove it: the space between texts comes from the look of the site.',
    ],
  },
  {
    name: 'an empty bold element',
    change: change(INDEX, '>bring yours</a>', '>bring yours</a><strong></strong>'),
    report: [
      'pages-config/index.json:18:102 rich-text The <strong> is empty.',
      '  Write its text, or remove it: the space between texts comes from the look of the site.',
    ],
  },
  {
    name: 'a link that is only a no-break space',
    change: change(INDEX, '>bring yours</a>', '>&nbsp;</a>'),
    report: [
      'pages-config/index.json:18:68 rich-text The link has no words.',
      '  Write them between <a> and </a>, or remove both.',
    ],
  },
  {
    name: 'a link without an address in rich text',
    change: change(INDEX, 'href=\\"/visit\\"', 'href=\\"\\"'),
    report: [
      'pages-config/index.json:18:71 rich-text The address "" is empty.',
      '  Write a page of this site (/about), an anchor (#name), or an https:, mailto: or tel: address.',
    ],
  },
  {
    name: 'a page without its slash in rich text',
    change: change(INDEX, 'href=\\"/visit\\"', 'href=\\"visit\\"'),
    report: [
      'pages-config/index.json:18:71 rich-text The address "visit" does not begin with a slash, as every page of this site does.',
      '  Write "/visit".',
    ],
  },
  {
    name: 'an address that is not encrypted in rich text',
    change: change(INDEX, 'href=\\"/visit\\"', 'href=\\"http://example.org\\"'),
    report: [
      'pages-config/index.json:18:71 rich-text The address "http://example.org" is not encrypted, and browsers warn of it.',
      '  Write "https://example.org". Try first whether it answers there.',
    ],
  },
  {
    name: 'a page that does not exist in rich text',
    change: change(INDEX, 'href=\\"/visit\\"', 'href=\\"/vistis\\"'),
    report: [
      'pages-config/index.json:18:78 broken-link There is no page /vistis.',
      '  Did you mean "/visit"?',
    ],
  },
  {
    name: 'a mailto that can’t work in rich text',
    change: change(INDEX, 'href=\\"/visit\\"', 'href=\\"mailto:lamps@example\\"'),
    report: [
      'pages-config/index.json:18:78 wrong-address "mailto:lamps@example" is not a valid e-mail address.',
      '  Write mailto: and one whole address, such as "mailto:name@example.org".',
    ],
  },
  {
    name: 'an unknown service in a link',
    change: {
      replace: [
        [INDEX, 'href=\\"/visit\\"', 'href=\\"/visit?service=lamp\\"'],
        [ASK, '"delivery"', '"service": "Lamp",\n  "delivery"'],
        [
          ASK,
          '"Message":',
          '"Lamp": { "type": "string", "title": "Which lamp?", "enum": ["Any", "Lamps"] },\n      "Message":',
        ],
      ],
    },
    report: [
      'pages-config/index.json:18:78 unknown-service "lamp" is not a service: the form on /visit would not select it.',
      '  Did you mean "lamps"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a heading without words',
    change: change(TERMS, '<h2>Prices</h2>', '<h2> </h2>'),
    report: [
      'pages-config/terms.json:12:16 rich-text The heading has no words.',
      '  Write them between <h2> and </h2>, or remove both.',
    ],
  },
  {
    name: 'a link label of blanks',
    change: change(INDEX, '"See the lamps"', '"  "'),
    report: [
      'pages-config/index.json:10:28 blank-text "label" contains only spaces.',
      '  The text of the link; it must be understandable without the text around it. An example: "Get Started"',
    ],
  },
  {
    name: 'the original of a page that does not exist',
    change: change(TERMS, '"noindex": true', '"noindex": true, "canonical": "/term"'),
    report: [
      'pages-config/terms.json:5:42 broken-link There is no page /term.',
      '  Write pages-config/term.json, or link to a page that exists.',
    ],
  },
  {
    name: 'a form that does not exist',
    change: change(VISIT, '"form": "ask"', '"form": "aks"'),
    report: [
      'pages-config/visit.json:14:55 missing-form There is no form "aks".',
      '  Did you mean "ask"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a form by its file name',
    change: change(VISIT, '"form": "ask"', '"form": "ask.json"'),
    report: [
      'pages-config/visit.json:14:55 malformed-value "form" can’t be "ask.json".',
      '  The form’s name. An example: "quote"',
    ],
  },
];
