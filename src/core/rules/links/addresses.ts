import { toText } from '../../json/to-text.ts';
import { isEmail } from '../../form/questions/text-formats.ts';
import { createDiagnostic, type RuleReport, type Rule } from '../rule.ts';

/** Reports external addresses that can't work, and those that lead to this site by its host name. */
export const addresses: Rule = function* ({ pages, site, redirects }) {
  const ownSite = parseAddress(toText(site?.data['url']))?.site;
  for (const file of [...pages, site, redirects].filter((each) => each !== null)) {
    for (const { href, hidden, ...place } of file.addresses) {
      const report = hidden ? undefined : reportOn(href, ownSite);
      const length = place.offset === undefined ? {} : { length: href.length };
      if (report) yield createDiagnostic(file, { ...place, ...length }, report);
    }
  }
};

function reportOn(href: string, ownSite: string | undefined): RuleReport | undefined {
  const scheme = href.slice(0, href.indexOf(':'));
  if (scheme === 'mailto') return reportOnEmail(href);
  if (scheme === 'tel') return reportOnNumber(href);
  const parts = parseAddress(href);
  if (!parts) return incomplete(href);
  if (parts.site === ownSite) return ownAddress(href, parts.path);
  return LOCAL.test(parts.host) ? localAddress(href) : undefined;
}

interface Parts {
  /** The host name without port. */
  host: string;
  /** Host and port without www: equal for all addresses of one site. */
  site: string;
  path: string;
}

function parseAddress(address: string): Parts | undefined {
  const [, authority = '', path = ''] = ADDRESS.exec(address) ?? [];
  const [, host = '', port = ''] = AUTHORITY.exec(authority) ?? [];
  if ((!LOCAL.test(host) && !NAME.test(host)) || Number(port.slice(1)) > MAX_PORT) return undefined;
  return {
    host,
    site: host.toLowerCase().replace(/^www\./, '') + port,
    path: path.startsWith('/') ? path : `/${path}`,
  };
}

const ADDRESS = /^https:\/\/([^/?#]*)((?:[/?#].*)?)$/s;
const AUTHORITY = /^(\[[^\]]*\]|[^[:][^:]*)(:\d+)?$/;
const MAX_PORT = 65_535;
const NAME = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;

function reportOnEmail(href: string): RuleReport | undefined {
  const [written = ''] = href.slice('mailto:'.length).split('?', 1);
  if (isEmail(written) && /\.[a-z]{2,}$/i.test(written)) return undefined;
  return {
    code: 'wrong-address',
    message: `"${href}" is not a valid e-mail address.`,
    hint: 'Write mailto: and one whole address, such as "mailto:name@example.org".',
  };
}

/** Reports a telephone number with more than 15 digits, or fewer than an emergency number. */
function reportOnNumber(href: string): RuleReport | undefined {
  const digits = href.replace(/\D/g, '').length;
  if (digits >= 3 && digits <= 15) return undefined;
  return {
    code: 'wrong-address',
    message: `"${href}" is not a valid telephone number: it has ${digits} ${digits === 1 ? 'digit' : 'digits'}.`,
    hint: 'Write tel:, then the number with the code of its country, such as "tel:+49301234567".',
  };
}

function ownAddress(href: string, path: string): RuleReport {
  return {
    code: 'own-address',
    message: `"${href}" is a page of this site, with the site’s own address before it.`,
    hint: `Write "${path}": such a link works on every copy of the site.`,
    meant: path,
  };
}

const LOCAL = /^(localhost|127\..+|10\..+|192\.168\..+|\[.*\]|.+\.(local|localhost|internal))$/;

function localAddress(href: string): RuleReport {
  return {
    code: 'local-address',
    message: `Only one computer or one network can reach "${href}".`,
    hint: 'Write its public address.',
  };
}

function incomplete(href: string): RuleReport {
  return {
    code: 'wrong-address',
    message: `"${href}" names no site: something is missing or wrong after https://.`,
    hint: 'Write the whole address, as the browser shows it.',
  };
}
