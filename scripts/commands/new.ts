import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'new',
  summary: 'creates a page, form, section, template, widget or entry, or a whole site',
  takes: 'KIND NAME',
  options: {
    name: { type: 'string', value: 'NAME', help: 'the name of a new site' },
    language: { type: 'string', value: 'CODE', help: 'the language of a new site: en, en-GB, de' },
    url: { type: 'string', value: 'URL', help: 'the address of a new site' },
    accent: { type: 'string', value: 'COLOUR', help: 'the accent colour of a new site: #b5352b' },
    ink: { type: 'string', value: 'COLOUR', help: 'the text colour of a new site: #2b120b' },
    headings: { type: 'string', value: 'TYPEFACE', help: 'the typeface of its headings: Fraunces' },
    text: { type: 'string', value: 'TYPEFACE', help: 'the typeface of its text: Karla' },
    in: { type: 'string', value: 'LIST', help: 'the list of a new entry, if there are several' },
  },
  details: 'new site DIR makes a site, and asks for missing options.',
  needsNoSite: true,
  run: async (context) => (await import('../../src/tools/scaffold/new-command.ts')).newCommand(context),
});
