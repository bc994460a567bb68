import type { JsonObject } from '../../core/content/valid-page.ts';
import type { WrittenTypeface } from '../../core/theme/typeface.ts';

/** The values for a new site. */
export interface SiteAnswers {
  name: string;
  /** The language of its pages: en, en-GB, de. */
  language: string;
  /** Its address, without a slash at the end. */
  url: string;
  /** The typefaces; empty for those of the system. */
  typefaces: readonly WrittenTypeface[];
}

/** The content of a new site by path: a home page, a contact form, and the pages that every site needs. */
export function siteContent({ name, language, url, typefaces }: SiteAnswers): Record<string, JsonObject> {
  const page = { $schema: '../schemas/editor/page.json' };
  const home = { label: 'Home', to: '/' };
  const contact = { label: 'Contact', to: '/contact' };
  return {
    'pages-config/_site.json': {
      $schema: '../schemas/editor/site.json',
      name,
      tagline: 'Say here in a few words what you do',
      description: `${name}: say here in one or two sentences what you do, and for whom. Search engines show them.`,
      url,
      language,
      ...(typefaces.length > 0 && { theme: { typefaces } }),
      navigation: [home, contact],
      copyright: `© ${name}`,
    },
    'pages-config/index.json': {
      ...page,
      title: `${name}: welcome`,
      description: `${name}: say here what visitors find on this page. Search engines show it below the title.`,
      sections: [
        { type: 'page-head', title: name, intro: 'Say here in a sentence what you do, and for whom.' },
        {
          type: 'text-block',
          title: 'What we do',
          text: '<p>Each page is a file in <strong>pages-config</strong>: this one is index.json. Change it, and see it at once.</p>',
        },
        { type: 'call-to-action', title: 'Ask us', action: { label: 'Write to us', to: '/contact' } },
      ],
    },
    'pages-config/contact.json': {
      ...page,
      title: `Contact | ${name}`,
      description: `Write to ${name}: a few lines are enough, and somebody who can answer reads them.`,
      sections: [
        {
          type: 'page-head',
          title: 'Contact',
          intro: 'Write a few lines: somebody who can answer reads them.',
        },
        { type: 'form', title: 'Send us a message', form: 'contact' },
      ],
    },
    'pages-config/_forms/contact.json': {
      $schema: '../../schemas/editor/form.json',
      title: 'Contact',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['Name', 'Email', 'Message'],
        properties: {
          Name: { type: 'string', title: 'Name', minLength: 1, maxLength: 120 },
          Email: { type: 'string', title: 'E-mail', format: 'email' },
          Message: { type: 'string', title: 'Message', minLength: 1, maxLength: 4000 },
        },
      },
      ui: { Message: { 'ui:widget': 'textarea' } },
      texts: { submit: 'Send', success: 'Thank you: your message is with us.' },
      delivery: 'contact',
    },
    'pages-config/_not-found.json': {
      ...page,
      title: `Page not found | ${name}`,
      description: 'There is no page at this address. It has moved, or there never was one.',
      seo: { noindex: true },
      sections: [
        {
          type: 'not-found',
          title: 'Nothing is',
          accent: 'at this address',
          intro: 'The page has moved or never was. Error 404.',
          action: { label: 'Go to the front page', to: '/' },
          links: [home, contact],
        },
      ],
    },
    'pages-config/_offline.json': {
      ...page,
      title: `No connection | ${name}`,
      description: 'There is no connection just now, and this page is not stored on your device.',
      seo: { noindex: true },
      sections: [
        {
          type: 'offline',
          title: 'No connection',
          intro: 'There is no connection. Pages that you have visited can still be read.',
          retry: 'Try again',
          reconnected: 'The connection is back.',
          keptPages: 'On this device',
          noKeptPages: 'Nothing is stored on this device yet.',
        },
      ],
    },
  };
}
