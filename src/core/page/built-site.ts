import type { Redirect } from '../content/redirects.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import type { FormWords } from '../form/words/translate-form.ts';
import type { CompiledMessages } from '../messages/locale.ts';
import type { ThirdParties } from '../content/resolved-page.ts';

/**
 * The facts of the site that the server needs. The build writes them, so that pages and server always belong to one
 * build.
 */
export interface BuiltSiteData {
  language: string;
  /** The messages for visitors and the owner, the server's included. */
  messages: CompiledMessages;
  /** The messages, the receipt page and the translated forms of each other language, by language code. */
  translations?: Record<
    string,
    Pick<BuiltSiteData, 'messages' | 'receiptRoute'> & { forms?: TranslatedForms }
  >;
  /** The IANA name of the site's time zone. */
  timeZone: string;
  /** The letterhead of mails to visitors. */
  letterhead: {
    name: string;
    url: string;
    /** The reply address; undefined if the site has none. */
    email?: string;
    colours: Record<'ground' | 'ink' | 'night' | 'onNight' | 'accent' | 'onAccent', string>;
  };
  thirdParties: ThirdParties;
  /** The sources of inline scripts for the content policy. */
  inlineScripts: string;
  /** The build includes drafts. */
  isPreview?: true;
  /** The route of the receipt page; undefined if the site has none. */
  receiptRoute?: string;
  forms: FormDefinition[];
  /** Redirects; undefined if there are none. */
  redirects?: Redirect[];
}

/** The translations of forms in one language, by form id. */
export type TranslatedForms = Readonly<Record<string, FormWords>>;

/** The file with these facts, below the built site; the server never serves hidden files. */
export const builtSiteFile = '.server/site.json';
