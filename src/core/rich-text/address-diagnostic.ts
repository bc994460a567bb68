import { ALLOWED_HREF } from './allowed-markup.ts';

/** The reason why a text is not a valid link address, and the advice. */
export interface AddressDiagnostic {
  /** Continues a sentence whose subject is the address. */
  reason: string;
  hint: string;
  /** The address to write instead, if the correction is nothing but another address. */
  meant?: string;
}

/**
 * Explains why a text is not a valid link address, that is, does not match `ALLOWED_HREF`.
 * @param address the invalid text
 */
export function addressDiagnostic(address: string): AddressDiagnostic {
  const text = address.trim();
  if (text === '') return { reason: 'is empty', hint: ADDRESSES };
  if (ALLOWED_HREF.test(text)) return { reason: 'begins or ends with a blank', ...adviseAddress(text) };
  const { reason, write } = DIAGNOSTICS.find(({ pattern }) => pattern.test(text)) ?? OTHER;
  const advice = write(text) ?? ADDRESSES;
  return { reason, ...(typeof advice === 'string' ? { hint: advice } : advice) };
}

const ADDRESSES =
  'Write a page of this site (/about), an anchor (#name), or an https:, mailto: or tel: address.';

interface AddressPattern {
  pattern: RegExp;
  reason: string;
  /** Returns the hint, with an address if there is one to write; undefined for the general hint. */
  write: (text: string) => string | ReturnType<typeof adviseAddress> | undefined;
}

const OTHER: AddressPattern = { pattern: /^/, reason: 'is no address', write: () => undefined };

const adviseAddress = (address: string) => ({ hint: `Write "${address}".`, meant: address });

/** The patterns of invalid addresses, in order of priority: only the first match is reported. */
const DIAGNOSTICS: AddressPattern[] = [
  {
    pattern: /^(javascript|vbscript|data|blob|file):/i,
    reason: 'is a script or a file, and no address that a link may have',
    write: () => undefined,
  },
  {
    pattern: /^([a-z]:)?[\\]|^[a-z]:\//i,
    reason: 'is a place on one computer',
    write: () => 'Put the file into pages-config/_media, and link to it from there.',
  },
  {
    pattern: /^(?:\.{0,2}\/)?pages-config\/\S+\.json$/,
    reason: 'is the file of a page, and not its address',
    write: (text) =>
      adviseAddress(`/${text.replace(/^.*?pages-config\//, '').replace(/(?:(?:^|\/)index)?\.json$/, '')}`),
  },
  {
    pattern: /^mailto:/i,
    reason: 'is not a valid e-mail address',
    write: () => 'Write mailto: and one address, without blanks: "mailto:name@example.org".',
  },
  {
    pattern: /^tel:/i,
    reason: 'is not a valid telephone number',
    write: (text) => {
      const digits = text.replace(/^tel:/i, '').replace(/[^\d+]/g, '');
      return /^\+?\d{3,15}$/.test(digits)
        ? adviseAddress(`tel:${digits}`)
        : adviseAddress('tel:+49301234567').hint;
    },
  },
  {
    pattern: /^http:\/\//i,
    reason: 'is not encrypted, and browsers warn of it',
    write: (text) =>
      `${adviseAddress(text.replace(/^http:/i, 'https:')).hint} Try first whether it answers there.`,
  },
  {
    pattern: /^[^\s/:@]+@[^\s/:@.]+(?:\.[^\s/:@.]+)+$/,
    reason: 'lacks its mailto:',
    write: (text) => adviseAddress(`mailto:${text}`),
  },
  {
    pattern: /^\+?[\d ()/.-]{6,}$/,
    reason: 'lacks its tel:',
    write: (text) => adviseAddress(`tel:${text.replace(/[^\d+]/g, '')}`),
  },
  {
    pattern: /^\S.*\s/,
    reason: 'contains a blank',
    write: (text) =>
      /^(\/|https:)/.test(text) ? adviseAddress(text.replace(/\s+/g, '%20')) : 'An address has no blanks.',
  },
  // A host name has a full stop, so //about is a path.
  {
    pattern: /^\/\/[^/.?#]+(?:[/?#]|$)/,
    reason: 'begins with two slashes',
    write: (text) => adviseAddress(text.slice(1)),
  },
  { pattern: /^\/\/[^/]/, reason: 'lacks its https:', write: (text) => adviseAddress(`https:${text}`) },
  {
    pattern: /\\/,
    reason: 'contains a backslash',
    write: (text) => adviseAddress(text.replaceAll('\\', '/')),
  },
  {
    pattern: /^#/,
    reason: 'is no anchor: one begins with a letter, and has letters, digits and hyphens',
    write: () => 'Write # and the id of the section, exactly as it is written there: "#reviews".',
  },
  {
    pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)*\.(?!(html?|json|php|pdf|zip|svg|png|jpe?g|webp)$)[a-z]{2,}(\/|$)/i,
    reason: 'lacks its https://',
    write: (text) => adviseAddress(`https://${text}`),
  },
  {
    pattern: /^https:/i,
    reason: 'lacks the name of a site',
    write: () => 'Write https:// and the whole address, as the browser shows it.',
  },
  {
    pattern: /^[a-z][a-z0-9+.-]*:/i,
    reason: 'begins with a scheme that links may not have',
    write: () => undefined,
  },
  {
    pattern: /^(\.{1,2}\/)*[\w-]/,
    reason: 'does not begin with a slash, as every page of this site does',
    write: (text) =>
      adviseAddress(`/${text.replace(/^(\.{1,2}\/)+/, '').replace(/(?:(?:^|\/)index)?\.(html?|json)$/, '')}`),
  },
];
