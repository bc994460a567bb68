import type { RichTextDiagnostic } from './markup-scan.ts';

/**
 * The first e-mail address or web address in a text that is not a link: visitors would have to copy it. An
 * address with https:// is accepted, because references show such addresses.
 */
export function bareAddress(words: string): RichTextDiagnostic | undefined {
  const at = words.indexOf('@');
  const [name = ''] = at < 0 ? [] : (/[\w.+-]{1,64}$/.exec(words.slice(Math.max(0, at - 64), at)) ?? []);
  const [host = ''] =
    at < 0 ? [] : (/^[\w-]{1,60}(?:\.[\w-]{2,60}){1,4}/.exec(words.slice(at + 1, at + 200)) ?? []);
  if (name && host) return found(at - name.length, `${name}@${host}`, `mailto:${name}@${host}`);
  const [whole = ''] = /\bwww\.[\w-]{1,60}\.[\w./-]{1,200}(?<![./])/.exec(words) ?? [];
  return whole ? found(words.indexOf(whole), whole, whole.replace(/^www\./, 'https://www.')) : undefined;
}

function found(offset: number, written: string, href: string): RichTextDiagnostic {
  return {
    offset,
    length: written.length,
    code: 'bare-address',
    message: `${written} is an address, but not a link.`,
    hint: `Write <a href="${href}">…</a>, with words that say where it leads; an address to be read only belongs in <code>.`,
  };
}
