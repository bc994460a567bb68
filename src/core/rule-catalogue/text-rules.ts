import type { WrittenRules } from './rule-info.ts';

/** Rules about texts. A site may weaken all but `rich-text`, each with a reason in `_site.json`. */
export const textRules: WrittenRules = {
  'accepted-words-gone': [
    'Accepted words that no text contains',
    'The exception could hide a later mistake.',
  ],
  'double-space': ['Two spaces in a row', 'It is a typing error.'],
  'escaped-twice': ['Entity that was escaped twice', 'Visitors would read its name.'],
  'file-name-as-text': ['Name of a file as a text', 'Visitors would read the name.'],
  'handmade-list': ['List made of typed characters', 'Screen readers hear no list.'],
  'hyphen-as-dash': ['Hyphen in place of a dash', 'In print, this is a dash.'],
  'hyphen-in-range': ['Hyphen in a range of numbers', 'In print, this is a dash.'],
  'invisible-character': ['Invisible character', 'Searches and links fail because of it.'],
  'letter-as-times': ['Letter x in place of ×', 'In print, this is the multiplication sign.'],
  markdown: ['Markdown in a text', 'Visitors would see its markup characters.'],
  'markup-in-text': ['Markup in plain text', 'Visitors would read its tags.'],
  'misread-letters': ['Letters in a wrong encoding', 'Visitors would read other letters.'],
  'note-on-nothing': ['Note on words that are not in the text', 'It could not be shown anywhere.'],
  'nothing-to-accept': ['Accepted words without an error', 'The exception has no effect.'],
  'outer-blank': ['Space at the start or end of a text', 'It is a typing error.'],
  placeholder: ['Placeholder', 'Visitors would read it.'],
  'repeated-entry': ['Repeated entry', 'The copy should have been changed.'],
  'repeated-word': ['Repeated word', 'It is a typing error.', 'warning'],
  'rich-text': ['Wrong markup in rich text', 'Browsers would have to guess the meaning.'],
  'space-before-sign': ['Space before a punctuation mark', 'Only some languages have a space there.'],
  'straight-quote': ['Straight quotation mark', 'In print, quotation marks are curved.'],
  'three-dots': ['Three full stops in place of an ellipsis', 'In print, this is one character.'],
  'unknown-entity': ['Unknown entity', 'Visitors would read it.'],
};
