import { nameInPath } from '../../content/content-name.ts';
import type { SharedSections, UseDiagnostic } from '../../content/shared-sections.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { JsonSource } from '../../json/json-source.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { joinNames } from '../../schema/message-parts.ts';

/** The diagnostics of each `use` that can't be replaced by its shared section. */
export function diagnosticsOfUses(
  source: JsonSource,
  diagnostics: readonly UseDiagnostic[],
  shared: SharedSections,
): Diagnostic[] {
  // An unreadable file is reported at the file itself.
  const reported = diagnostics.filter(({ id, kind }) => kind !== 'missing' || !shared.has(id));
  return reported.map(({ path, id, kind, through }) => {
    const place = {
      file: source.file,
      ...(kind === 'type'
        ? source.locate([...path, 'type'], 'key')
        : source.locate([...path, 'use'], 'value')),
      severity: 'error' as const,
    };
    const file = `pages-config/_shared/${id}.json`;
    if (kind === 'missing')
      return {
        ...place,
        code: 'missing-shared',
        message: `There is no shared section "${id}".`,
        hint: suggestName(id, [...shared.keys()]) ?? adviseName(id, [...shared.keys()]),
        about: [file],
      };
    if (kind === 'type')
      return {
        ...place,
        code: 'needless-type',
        message: `The shared section "${id}" has its type already.`,
        hint: 'Remove "type", or "use" and all that the shared section says.',
        about: [file],
      };
    return {
      ...place,
      code: 'shared-cycle',
      message: `The shared section "${id}" contains itself${describeChain(id, through)}.`,
      hint: 'Write one of these sections out where it is used.',
      about: [file],
    };
  });
}

/** The intended name: the written one has a path, an extension or a typo. */
function suggestName(id: string, ids: readonly string[]): string | undefined {
  const bare = nameInPath(id);
  return ids.includes(bare) ? `Write "${bare}".` : didYouMean(id, ids);
}

function adviseName(id: string, ids: readonly string[]): string {
  const name = id
    .toLowerCase()
    .replace(/\.json$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  if (name !== id && name !== '')
    return `Names have lower case letters, digits and hyphens: write "${name}", and name the file so.`;
  return ids.length === 0 ? `Write pages-config/_shared/${id}.json.` : `There are: ${joinNames(ids)}.`;
}

function describeChain(id: string, chain: readonly string[]): string {
  const others = chain.slice(chain.indexOf(id) + 1);
  return others.length === 0 ? '' : `, through ${joinNames(others)}`;
}
