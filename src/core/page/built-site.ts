import type { Redirect } from '../content/redirects.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import type { FormWords } from '../form/words/form-in.ts';
import type { CompiledMessages } from '../messages/locale.ts';
import type { ThirdParties } from '../content/resolved-page.ts';

/** What the server must know of the site: the build writes it down, so that pages and rules are always of one build. */
export interface BuiltSite {
  language: string;
  /** The words for visitors and the owner, those of the server included. */
  messages: CompiledMessages;
  /** The same for visitors of pages in other languages, by their codes, with the page that confirms a submission. */
  translations?: Record<string, Pick<BuiltSite, 'messages' | 'receiptRoute'> & { forms?: TranslatedForms }>;
  /** The IANA name of the time zone in which people read dates. */
  timeZone: string;
  /** How the site writes to those who have sent a form. */
  letterhead: {
    name: string;
    url: string;
    /** Where answers go; absent where the site names no address. */
    email?: string;
    colours: Record<'ground' | 'ink' | 'night' | 'onNight' | 'accent' | 'onAccent', string>;
  };
  thirdParties: ThirdParties;
  /** How the content policy names the scripts that stand in documents. */
  inlineScripts: string;
  /** Drafts are among its pages. */
  isPreview?: true;
  /** The route of the page that confirms a submission; absent where the site has none. */
  receiptRoute?: string;
  forms: FormDefinition[];
  /** What answers at addresses of the past; absent where nothing does. */
  redirects?: Redirect[];
}

/** The words of forms in a language, by the forms’ ids. */
export type TranslatedForms = Readonly<Record<string, FormWords>>;

/** The file that holds it, below the built site; the server never sends hidden files. */
export const builtSiteFile = '.server/site.json';
