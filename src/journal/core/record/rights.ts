import type { WrittenJournal } from '../../content/journal.gen.ts';
import { parseDateParts } from './dates.ts';

/** The terms of use of a paper: one statement, repeated by its page and every output. */
export interface PaperRights {
  /** The sentence with the copyright holder, if stated, and the licence. */
  text: string;
  /** Undefined if no licence is stated. */
  licence?: { name: string; address: string };
  /** Undefined if no holder is stated. */
  copyright?: { holder: string; year: number; notice: string };
}

/**
 * The licence and the copyright of a paper.
 * @param published the date of publication
 * @param address the address of the licence: that of the paper, or of the journal
 */
export function createRights(
  published: string,
  address: string | undefined,
  { copyrightHolder, publisher }: Pick<WrittenJournal, 'copyrightHolder' | 'publisher'>,
): PaperRights {
  const { year } = parseDateParts(published);
  const holder = copyrightHolder === 'publisher' ? publisher : 'The authors';
  const copyright = copyrightHolder && { holder, year, notice: `© ${year} ${holder}.` };
  const licence = address === undefined ? undefined : { name: licenceName(address), address };
  const use = licence
    ? `Published under the licence ${licence.name}.`
    : 'No licence is stated: the usual rules of copyright apply.';
  return {
    text: copyright ? `${copyright.notice} ${use}` : use,
    ...(licence && { licence }),
    ...(copyright && { copyright }),
  };
}

/** The name of a licence, such as Creative Commons Attribution 4.0 (CC BY 4.0), or its address if it is unknown. */
function licenceName(address: string): string {
  const [, parts, version] =
    /^https:\/\/creativecommons\.org\/licenses\/([a-z-]+)\/([\d.]+)/.exec(address) ?? [];
  if (parts && version) {
    const words = parts.split('-').map((part) => conditions[part] ?? part);
    return `Creative Commons ${words.join('-')} ${version} (CC ${parts.toUpperCase()} ${version})`;
  }
  return address.startsWith('https://creativecommons.org/publicdomain/zero/')
    ? 'Creative Commons Zero 1.0 (CC0 1.0)'
    : address.replace('https://', '');
}

const conditions: Record<string, string> = {
  by: 'Attribution',
  nc: 'NonCommercial',
  nd: 'NoDerivatives',
  sa: 'ShareAlike',
};
