import type { WrittenRules } from './rule-text.ts';

/** The rules of words. */
export const textRules: WrittenRules = {
  'accepted-words-gone': ['Accepted words that no text holds', 'The exception could hide a later mistake.'],
  'double-space': ['Two spaces in a row', 'It is a slip of the finger.'],
  'escaped-twice': ['Entity that was escaped twice', 'Visitors would read its name.'],
  'file-name-as-text': ['Name of a file as a text', 'Visitors would read the name.'],
  'handmade-list': ['List made of signs', 'Screen readers hear no list.'],
  'hyphen-as-dash': ['Hyphen in place of a dash', 'Printers set a dash.'],
  'hyphen-in-range': ['Hyphen in a range of numbers', 'Printers set a dash.'],
  'invisible-character': ['Invisible character', 'Searches and links fail because of it.'],
  'letter-as-times': ['Letter x in place of ×', 'Printers set the sign.'],
  markdown: ['Markdown in a text', 'Visitors would read its signs.'],
  'markup-in-text': ['Markup in plain text', 'Visitors would read its tags.'],
  'misread-letters': ['Letters in a wrong encoding', 'Visitors would read other letters.'],
  'note-on-nothing': ['Note on missing words', 'It would have no place.'],
  'nothing-to-accept': ['Accepted words without that mistake', 'The exception has no effect.'],
  'outer-blank': ['Space at an end of a text', 'It is a slip of the finger.'],
  placeholder: ['Placeholder', 'Visitors would read it.'],
  'repeated-entry': ['Entry that is there twice', 'The copy was meant to be changed.'],
  'repeated-word': ['Word that is there twice', 'It is a slip of the finger.', 'warning'],
  'rich-text': ['Wrong markup in rich text', 'Browsers would guess what is meant.'],
  'space-before-sign': ['Space before a sign', 'Only some languages set it.'],
  'straight-quote': ['Straight quotation mark', 'Printers set curved ones.'],
  'three-dots': ['Three full stops in place of an ellipsis', 'Printers set one sign.'],
  'unknown-entity': ['Unknown entity', 'Visitors would read it.'],
};
