import type { RichTextNode, TreeNode } from 'pagewright/content';
import type { PrintedReference } from '../../content/resolved.ts';
import { cslWork } from '../../core/formats/csl-work.ts';
import { referenceAddress, type ReferenceRecord } from '../../core/record/references/reference.ts';
import { inlineEntry, loadProcessor } from './processor.ts';
import { loadCitationStyles } from './load-citation-styles.ts';

/** The default style of references. */
const DEFAULT_STYLE = 'apa';

/**
 * Prints the references of a paper, with their addresses as links. A reference with data is printed in a
 * style; one that was written as text stays unchanged.
 * @param style its id in the Citation Style Language repository. Default: apa
 * @param language the language of the paper, for words such as "In" and "Eds."
 * @throws if there is no such style
 */
export async function printReferences(
  references: readonly ReferenceRecord[],
  style = DEFAULT_STYLE,
  language: string,
): Promise<PrintedReference[]> {
  const hasData = references.some(({ work }) => work);
  const print = hasData ? await createPrinter(style, language) : undefined;
  return references.map((reference) => {
    const { text = '', work } = reference;
    if (work) return { text: withLink(print!(work).map(withoutAnd), reference) };
    const address = referenceAddress(reference);
    return { text, ...(address !== undefined && { to: address }) };
  });
}

type Print = (work: NonNullable<ReferenceRecord['work']>) => RichTextNode[];

const printers = new Map<string, Promise<Print>>();

function createPrinter(style: string, language: string): Promise<Print> {
  const key = `${style} ${language}`;
  const printer = printers.get(key) ?? loadPrinter(style, language);
  printers.set(key, printer);
  return printer;
}

async function loadPrinter(id: string, language: string): Promise<Print> {
  const locale = cslLocale(language);
  const [{ styles, locales }, processor] = await Promise.all([
    loadCitationStyles([id], [locale, 'en-US']),
    loadProcessor(),
  ]);
  let current: Record<string, unknown> | undefined;
  const system = {
    retrieveItem: () => current,
    retrieveLocale: (each: string) => locales.get(each) ?? locales.get('en-US'),
  };
  const engine = new processor.Engine(system, styles.get(id)!, locale, true);
  engine.opt.development_extensions.uppercase_subtitles = id === DEFAULT_STYLE;
  return (work) => {
    current = cslWork(work, 'work');
    engine.updateItems([]);
    engine.updateItems(['work']);
    const [, [entry = '']] = engine.makeBibliography();
    return inlineEntry(entry);
  };
}

/** The locale of CSL for a language: hi-IN for hi. */
function cslLocale(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return `${code}-${region}`;
}

/** Removes the “and” before “et al.”, as in “Sen, A., & et al.” */
function withoutAnd(node: RichTextNode): RichTextNode {
  return typeof node === 'string' ? node.replace(AND_BEFORE_ET_AL, ', et al.') : node;
}

const AND_BEFORE_ET_AL = /,? (?:&|and|und|et|y|e) et al\./;

/** Links the address of a work: in the text if the style prints the address, otherwise after the text. */
function withLink(words: readonly RichTextNode[], reference: ReferenceRecord): TreeNode[] {
  const address = referenceAddress(reference);
  if (address === undefined) return [...words];
  // An unencrypted page gets no link.
  const link: TreeNode = address.startsWith('https:')
    ? ['a', { href: address }, [address.replace('https://', '')]]
    : address;
  const forms = [address, ...(reference.doi ? [`doi:${reference.doi}`, reference.doi] : [])];
  for (const [index, node] of words.entries()) {
    const form = typeof node === 'string' ? forms.find((each) => node.includes(each)) : undefined;
    if (form === undefined || typeof node !== 'string') continue;
    const [before = '', ...after] = node.split(form);
    const pieces = [before, link, after.join(form)].filter((piece) => piece !== '');
    return [...words.slice(0, index), ...pieces, ...words.slice(index + 1)];
  }
  return [...words, ' ', link];
}
