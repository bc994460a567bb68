import { INDEX, EVENTS, VISIT, TERMS, SITE, ASK, siteReport } from '../../site-fixture.ts';
import { change } from '../case.ts';
import type { BrokenCase } from '../case.ts';

export const makeReport = siteReport;

/** Texts that an editor writes: with markup of other languages, unfinished, or invisible. */
export const cases: BrokenCase[] = [
  {
    name: 'letters that were decoded in the wrong encoding',
    change: change(INDEX, 'of brass and', 'of cafÃ© brass and'),
    report: [
      'pages-config/index.json:4:31 misread-letters “Ã©” was “é” before a program read it in the wrong encoding.',
      '  Write é. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'bold letters in a plain text',
    change: change(INDEX, 'of brass and', 'of <b>brass</b> and'),
    report: [
      'pages-config/index.json:4:28 markup-in-text "<b>" is markup, and this text is plain: it would be shown literally.',
      '  Write the words alone.',
    ],
  },
  {
    name: 'a link in a plain text',
    change: change(INDEX, 'made by hand.', '<a href=\\"/visit\\">made by hand</a>.'),
    report: [
      'pages-config/index.json:9:43 markup-in-text "<a href="/visit">" is markup, and this text is plain: it would be shown literally.',
      '  Write the words alone.',
    ],
  },
  {
    name: 'a line break in a plain text',
    change: change(VISIT, '3 Quay Street', '3 Quay Street<br>Exampletown'),
    report: [
      'pages-config/visit.json:10:33 markup-in-text "<br>" is markup, and this text is plain: it would be shown literally.',
      '  Write the words alone.',
    ],
  },
  {
    name: 'a paragraph around a plain text',
    change: change(TERMS, '"Terms"', '"<p>Terms</p>"'),
    report: [
      'pages-config/terms.json:7:38 markup-in-text "<p>" is markup, and this text is plain: it would be shown literally.',
      '  Write the words alone.',
    ],
  },
  {
    name: 'a comment in a plain text',
    change: change(EVENTS, '"Past evenings"', '"Past evenings <!-- more -->"'),
    report: [
      'pages-config/events.json:9:31 markup-in-text "<!-- more -->" is markup, and this text is plain: it would be shown literally.',
      '  Write the words alone.',
    ],
  },
  {
    name: 'a no-break space by its entity',
    change: change(INDEX, ' for the evening', '&nbsp;for the evening'),
    report: [
      'pages-config/index.json:8:22 markup-in-text "&nbsp;" is markup, and this text is plain: it would be shown literally.',
      '  Write a space. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'an ampersand by its entity',
    change: change(INDEX, 'brass and glass, made by', 'brass &amp; glass, made by'),
    report: [
      'pages-config/index.json:9:32 markup-in-text "&amp;" is markup, and this text is plain: it would be shown literally.',
      '  Write &. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a character by its number',
    change: change(EVENTS, 'How brass is turned', 'How brass&#8217;s turned'),
    report: [
      'pages-config/events.json:13:30 markup-in-text "&#8217;" is markup, and this text is plain: it would be shown literally.',
      '  Write ’. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'an unknown entity',
    change: change(INDEX, '"Do you mend', '"&foo; Do you mend'),
    report: [
      'pages-config/index.json:18:24 unknown-entity "&foo;" is no entity of HTML, and would be shown literally.',
      '  Write the character itself, such as & or é.',
    ],
  },
  {
    name: 'an unknown entity in rich text',
    change: change(INDEX, 'Two weeks', '&frac99; weeks'),
    report: [
      'pages-config/index.json:19:63 unknown-entity "&frac99;" is no entity of HTML, and would be shown literally.',
      '  Write the character itself, such as & or é.',
    ],
  },
  {
    name: 'bold words in Markdown',
    change: change(INDEX, 'of brass', 'of **brass**'),
    report: [
      'pages-config/index.json:4:28 markdown "**brass**" is Markdown, which would be shown literally.',
      '  Write the words alone: this text is plain.',
    ],
  },
  {
    name: 'words in italics in Markdown',
    change: change(EVENTS, 'I had never seen', 'I had *never* seen'),
    report: [
      'pages-config/events.json:25:34 markdown "*never*" is Markdown, which would be shown literally.',
      '  Write the words alone: this text is plain.',
    ],
  },
  {
    name: 'a link in Markdown',
    change: change(INDEX, 'made by hand', '[made by hand](/visit)'),
    report: [
      'pages-config/index.json:9:43 markdown "[made by hand](/visit)" is Markdown, which would be shown literally.',
      '  Write the words alone: this text is plain.',
    ],
  },
  {
    name: 'a heading in Markdown',
    change: change(INDEX, '"Lamps of', '"## Lamps of'),
    report: [
      'pages-config/index.json:4:19 markdown "## " is Markdown, which would be shown literally.',
      '  Write the words alone: this text is plain.',
    ],
  },
  {
    name: 'a list in Markdown',
    change: change(INDEX, '"Lamps of', '"- Lamps of'),
    report: [
      'pages-config/index.json:4:19 markdown "- " is Markdown, which would be shown literally.',
      '  Write the words alone: this text is plain.',
    ],
  },
  {
    name: 'code in Markdown',
    change: change(EVENTS, 'How brass', 'How `brass`'),
    report: [
      'pages-config/events.json:13:25 markdown "`brass`" is Markdown, which would be shown literally.',
      '  Write the words alone: this text is plain.',
    ],
  },
  {
    name: 'bold words in Markdown in rich text',
    change: change(INDEX, 'Two weeks', '**Two** weeks'),
    report: [
      'pages-config/index.json:19:63 markdown "**Two**" is Markdown, which would be shown literally.',
      '  Write <strong>…</strong>.',
    ],
  },
  {
    name: 'a link in Markdown in rich text',
    change: change(VISIT, 'the old crane', '[the old crane](/terms)'),
    report: [
      'pages-config/visit.json:18:39 markdown "[the old crane](/terms)" is Markdown, which would be shown literally.',
      '  Write <a href="…">…</a>.',
    ],
  },
  {
    name: 'a list in Markdown in rich text',
    change: change(VISIT, '<p>Follow', '- first\\n<p>Follow'),
    report: [
      'pages-config/visit.json:18:16 markdown "- " is Markdown, which would be shown literally.',
      '  Write <ul><li>…</li></ul>.',
    ],
  },
  {
    name: 'lorem ipsum',
    change: change(INDEX, 'made by hand.', 'lorem ipsum dolor.'),
    report: [
      'pages-config/index.json:9:43 placeholder The text is still a placeholder: “lorem ipsum”.',
      '  Write what belongs here, or remove the entry.',
    ],
  },
  {
    name: 'TODO',
    change: change(EVENTS, 'I had never', 'TODO: I had never'),
    report: [
      'pages-config/events.json:25:28 placeholder The text is still a placeholder: “TODO: I had never seen a flame so still.”.',
      '  Quotation: The client’s words, without quotation marks. For example: “They asked three questions about my topic that my own committee had not.”. A page that is still being written says "draft": true.',
    ],
  },
  {
    name: 'TBD',
    change: change(VISIT, '"By bicycle"', '"TBD"'),
    report: [
      'pages-config/visit.json:17:17 placeholder The text is still a placeholder: “TBD”.',
      '  Write what belongs here, or remove the entry. A page that is still being written says "draft": true.',
    ],
  },
  {
    name: 'XXX in place of a name',
    change: change(EVENTS, 'Ida Brandt', 'xxx'),
    report: [
      'pages-config/events.json:14:23 placeholder The text is still a placeholder: “xxx”.',
      '  Write what belongs here, or remove the entry. A page that is still being written says "draft": true.',
    ],
  },
  {
    name: 'a placeholder of a template',
    change: change(INDEX, 'for the evening', 'for {{name}}'),
    report: [
      'pages-config/index.json:8:27 placeholder The text is still a placeholder: “{{name}}”.',
      '  Write what belongs here, or remove the entry.',
    ],
  },
  {
    name: 'a zero width space',
    change: change(INDEX, 'Light for', 'Light\u200b for'),
    report: [
      'pages-config/index.json:8:22 invisible-character Here is U+200B (zero width space), which nobody sees.',
      '  Remove it: npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a zero width space by its number',
    change: change(INDEX, 'Light for', 'Light\\u200b for'),
    report: [
      'pages-config/index.json:8:22 invisible-character Here is U+200B (zero width space), which nobody sees.',
      '  Remove it: npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a mark of direction that was pasted with a number',
    change: change(VISIT, '030 1234567', '\u200e030 1234567'),
    report: [
      'pages-config/visit.json:12:30 invisible-character Here is U+200E (left-to-right mark), which nobody sees.',
      '  Remove it: npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'words in reversed direction',
    change: change(EVENTS, 'Ida Brandt', 'Ida \u202eBrandt'),
    report: [
      'pages-config/events.json:14:27 invisible-character Here is U+202E (right-to-left override), which nobody sees.',
      '  Remove it: npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a null',
    change: change(EVENTS, 'Ida Brandt', 'Ida\\u0000 Brandt'),
    report: [
      'pages-config/events.json:14:26 invisible-character Here is U+0000 (null), which nobody sees.',
      '  Remove it: npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a character of an icon font',
    change: change(INDEX, 'Light for', '\ue001 Light for'),
    report: [
      'pages-config/index.json:8:17 invisible-character Here is U+E001 (private use: it looks different in every typeface), which belongs into no text.',
      '  Write the intended character: it was probably damaged when the text was copied from another program.',
    ],
  },
  {
    name: 'half of an emoji',
    change: change(INDEX, 'Light for', '\\ud83d Light for'),
    report: [
      'pages-config/index.json:8:17 invisible-character Here is U+D83D (half of a character), which belongs into no text.',
      '  Write the intended character: it was probably damaged when the text was copied from another program.',
    ],
  },
  {
    name: 'a byte order mark in the middle',
    change: change(TERMS, 'As on the tag', 'As \ufeffon the tag'),
    report: [
      'pages-config/terms.json:12:37 invisible-character Here is U+FEFF (byte order mark), which nobody sees.',
      '  Remove it: npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a quotation mark of Windows in UTF-8',
    two: 'Both marks were decoded in the wrong encoding.',
    change: change(TERMS, 'As on the tag', 'As on the \u0093tag\u0094'),
    report: [
      'pages-config/terms.json:12:44 invisible-character Here is U+0093 (control character), which belongs into no text.',
      '  Write the intended character: it was probably damaged when the text was copied from another program.',
      'pages-config/terms.json:12:48 invisible-character Here is U+0094 (control character), which belongs into no text.',
      '  Write the intended character: it was probably damaged when the text was copied from another program.',
    ],
  },
  {
    name: 'a joiner between Latin letters',
    change: change(EVENTS, 'Ida Brandt', 'Ida\u200dBrandt'),
    report: [
      'pages-config/events.json:14:26 invisible-character Here is U+200D (zero width joiner), which nobody sees.',
      '  Remove it: npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a tabulator in a text',
    change: change(EVENTS, 'Ida Brandt', 'Ida\u0009Brandt'),
    report: [
      'pages-config/events.json:14:26 control-character A text contains U+0009 (tab).',
      '  Remove it; a line break is written \\n and a tab \\t.',
    ],
  },
  {
    name: 'markup in a form',
    change: change(ASK, '"Your name"', '"Your <i>name</i>"'),
    report: [
      'pages-config/_forms/ask.json:8:50 markup-in-text "<i>" is markup, and this text is plain: it would be shown literally.',
      '  Write the words alone.',
    ],
  },
  {
    name: 'a placeholder in a form',
    change: change(ASK, 'Thank you: we have it.', 'TODO'),
    report: [
      'pages-config/_forms/ask.json:12:44 placeholder The text is still a placeholder: “TODO”.',
      '  Success: The message once the answers are stored. For example: “Thank you: your message is with us.”.',
    ],
  },
  {
    name: 'markup in the name of the site',
    change: change(SITE, '"tagline": "Light', '"tagline": "<b>Light</b>'),
    report: [
      'pages-config/_site.json:4:15 markup-in-text "<b>" is markup, and this text is plain: it would be shown literally.',
      '  Write the words alone.',
    ],
  },
  {
    name: 'a straight quotation mark',
    change: change(INDEX, 'of brass and glass, made', 'of \\"brass and glass, made'),
    report: [
      'pages-config/index.json:4:28 straight-quote A straight quotation mark is in “Lamps of "brass and gl”.',
      '  Write “ instead. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'two spaces in rich text',
    change: change(TERMS, 'As on', 'As  on'),
    report: [
      'pages-config/terms.json:12:36 double-space Two spaces are in “esAs  on the tag.”.',
      '  Write one. npm run validate -- --fix does it.',
    ],
  },
];
