import type { BrokenCase } from './case.ts';

/** One more file in the project. */
function extra(file: string, report: string[]): BrokenCase {
  return { name: file, change: { files: { [`pages-config/${file}`]: '{}' } }, report };
}

const CLOSED = '"additionalProperties": false';

/** A "$schema" in a file; the schemas of the fixture do not know that key. */
function schemaPath(name: string, file: string, written: string, report: string[]): BrokenCase {
  const kind = file.startsWith('_forms/') ? 'form' : file.endsWith('_site.json') ? 'site' : 'page';
  return {
    name,
    change: {
      replace: [
        [`schemas/${kind}.schema.json`, CLOSED, `"patternProperties": { "^[$]schema$": {} }, ${CLOSED}`],
        [`pages-config/${file}`, '{\n', `{\n  "$schema": "${written}",\n`],
      ],
    },
    report,
  };
}

export const cases: BrokenCase[] = [
  extra('team.JSON', [
    'pages-config/team.JSON:1:1 wrong-ending The file is not read: its name does not end in .json.',
    '  Rename it to team.json.',
  ]),
  extra('team.json.txt', [
    'pages-config/team.json.txt:1:1 wrong-ending The file is not read: its name does not end in .json.',
    '  Rename it to team.json.',
  ]),
  extra('team.jsonc', [
    'pages-config/team.jsonc:1:1 wrong-ending The file is not read: its name does not end in .json.',
    '  Rename it to team.json.',
  ]),
  extra('team.json5', [
    'pages-config/team.json5:1:1 wrong-ending The file is not read: its name does not end in .json.',
    '  Rename it to team.json.',
  ]),
  extra('team.json (1)', [
    'pages-config/team.json (1):1:1 wrong-ending The file is not read: its name does not end in .json.',
    '  Rename it to team.json.',
  ]),
  extra('_forms/quote.JSON', [
    'pages-config/_forms/quote.JSON:1:1 wrong-ending The file is not read: its name does not end in .json.',
    '  Rename it to quote.json.',
  ]),
  extra('team.json~', [
    'pages-config/team.json~:1:1 left-copy (warning) The file is a copy that an editor or a merge has left; it is not read.',
    '  Remove it, or keep it outside of pages-config.',
  ]),
  extra('team.json.bak', [
    'pages-config/team.json.bak:1:1 left-copy (warning) The file is a copy that an editor or a merge has left; it is not read.',
    '  Remove it, or keep it outside of pages-config.',
  ]),
  extra('team.json.orig', [
    'pages-config/team.json.orig:1:1 left-copy (warning) The file is a copy that an editor or a merge has left; it is not read.',
    '  Remove it, or keep it outside of pages-config.',
  ]),
  extra('team.json.swp', [
    'pages-config/team.json.swp:1:1 left-copy (warning) The file is a copy that an editor or a merge has left; it is not read.',
    '  Remove it, or keep it outside of pages-config.',
  ]),
  extra('_media/drawings/hero.svg~', [
    'pages-config/_media/drawings/hero.svg~:1:1 left-copy (warning) The file is a copy that an editor or a merge has left; it is not read.',
    '  Remove it, or keep it outside of pages-config.',
  ]),
  extra('_forms/old/quote.json', [
    'pages-config/_forms/old/quote.json:1:1 stray-file (warning) A file of this name is not read at this place.',
    '  Forms are in pages-config/_forms itself, each as <id>.json.',
  ]),
  extra('_theme/colours.css', [
    'pages-config/_theme/colours.css:1:1 stray-file (warning) A file of this name is not read at this place.',
    '  There may be tokens.css and fonts (.woff2), in pages-config/_theme itself.',
  ]),
  extra('_theme/fonts/sans.woff2', [
    'pages-config/_theme/fonts/sans.woff2:1:1 stray-file (warning) A file of this name is not read at this place.',
    '  There may be tokens.css and fonts (.woff2), in pages-config/_theme itself.',
  ]),
  extra('_notfound.json', [
    'pages-config/_notfound.json:1:1 stray-file A file of this name is not read at this place.',
    '  Did you mean pages-config/_not-found.json?',
  ]),
  extra('_form/quote.json', [
    'pages-config/_form/quote.json:1:1 stray-file A file of this name is not read at this place.',
    '  Did you mean pages-config/_forms?',
  ]),
  extra('_drafts/team.json', [
    'pages-config/_drafts/team.json:1:1 stray-file (warning) A file of this name is not read at this place.',
    '  Remove it, or keep it outside of pages-config.',
  ]),
  {
    name: 'two file names that differ only in capitals',
    change: {
      files: { 'pages-config/_media/films/A.md': '', 'pages-config/_media/films/a.md': '' },
    },
    report: [
      'pages-config/_media/films/a.md:1:1 name-clash The file’s name and that of pages-config/_media/films/A.md differ only in capitals.',
      '  Rename one of them: many disks keep only one.',
    ],
  },
  schemaPath('a page that was moved a folder down', 'notes/first.json', '../schemas/editor/page.json', [
    'pages-config/notes/first.json:2:15 schema-path (warning) "$schema" does not lead to the editor’s schema: nothing is completed or explained in this file.',
    '  Write "../../schemas/editor/page.json".',
  ]),
  schemaPath('a page that was moved a folder up', 'about.json', '../../schemas/editor/page.json', [
    'pages-config/about.json:2:15 schema-path (warning) "$schema" does not lead to the editor’s schema: nothing is completed or explained in this file.',
    '  Write "../schemas/editor/page.json".',
  ]),
  schemaPath('the schema of pages in a form', '_forms/contact.json', '../../schemas/editor/page.json', [
    'pages-config/_forms/contact.json:2:15 schema-path (warning) "$schema" does not lead to the editor’s schema: nothing is completed or explained in this file.',
    '  Write "../../schemas/editor/form.json".',
  ]),
  schemaPath(
    'the schema of the engine in place of the editor’s',
    '_site.json',
    '../schemas/site.schema.json',
    [
      'pages-config/_site.json:2:15 schema-path (warning) "$schema" does not lead to the editor’s schema: nothing is completed or explained in this file.',
      '  Write "../schemas/editor/site.json".',
    ],
  ),
  schemaPath('an address of a schema', 'about.json', 'https://json-schema.org/draft-07/schema', [
    'pages-config/about.json:2:15 schema-path (warning) "$schema" does not lead to the editor’s schema: nothing is completed or explained in this file.',
    '  Write "../schemas/editor/page.json".',
  ]),
  schemaPath('the right path', 'notes/first.json', '../../schemas/editor/page.json', ['']),
];
