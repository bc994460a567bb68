import type { Diagnostic } from '../../diagnostic.ts';
import { createDiagnostic, type CheckedFile, type Rule } from '../rule.ts';

type Path = (string | number)[];

interface NavigationEntry {
  path: Path;
  label: string;
  to: string;
}

/**
 * Reports repeated entries in the main navigation, or in a column of the footer: visitors would expect two
 * different targets.
 */
export const navigation: Rule = function* ({ site }) {
  if (!site) return;
  const { navigation: main, footer } = site.data;
  const top = validEntries(main, ['navigation']);
  const dropdowns = top.map((parent) => {
    return { parent, entries: validEntries(below(main, parent.path, 'items'), [...parent.path, 'items']) };
  });
  const dropdownEntries: NavigationEntry[] = [];
  for (const { parent, entries } of dropdowns) {
    const [parentLinks, rest] = partition(entries, ({ to }) => to === parent.to);
    for (const entry of parentLinks) yield repeatedParent(site, entry, parent);
    dropdownEntries.push(...rest);
  }
  yield* repeatedEntries(site, [...top, ...dropdownEntries], 'The navigation');
  for (const [index, column] of (Array.isArray(footer) ? footer : []).entries()) {
    const links = (column as { links?: unknown } | null)?.links;
    yield* repeatedEntries(site, validEntries(links, ['footer', index, 'links']), 'This column');
  }
  yield* repeatedNetworks(site);
};

/** The valid entries of a list; invalid ones are reported elsewhere. */
function validEntries(list: unknown, path: Path): NavigationEntry[] {
  return (Array.isArray(list) ? (list as unknown[]) : []).flatMap((entry, index) => {
    const { label, to } = (entry ?? {}) as Partial<NavigationEntry>;
    return typeof label === 'string' && typeof to === 'string' ? [{ path: [...path, index], label, to }] : [];
  });
}

function below(main: unknown, path: Path, key: string): unknown {
  return (main as Record<string, unknown>[])[Number(path.at(-1))]?.[key];
}

function partition<T>(list: readonly T[], isFirst: (entry: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((entry) => !isFirst(entry))];
}

function repeatedParent(
  site: CheckedFile,
  { path, to }: NavigationEntry,
  { label }: NavigationEntry,
): Diagnostic {
  return createDiagnostic(
    site,
    { path: [...path, 'to'] },
    {
      code: 'repeated-link',
      message: `The dropdown "${label}" has ${to} already: its parent is its first entry.`,
      hint: 'Remove this entry.',
    },
  );
}

function* repeatedEntries(
  site: CheckedFile,
  entries: readonly NavigationEntry[],
  name: string,
): Iterable<Diagnostic> {
  const byTarget = new Map<string, NavigationEntry>();
  const byWords = new Map<string, NavigationEntry>();
  for (const { path, label, to } of entries) {
    const sameTarget = byTarget.get(to);
    const sameLabel = byWords.get(label.trim().toLowerCase());
    byTarget.set(to, { path, label, to });
    byWords.set(label.trim().toLowerCase(), { path, label, to });
    if (sameTarget)
      yield createDiagnostic(
        site,
        { path: [...path, 'to'] },
        {
          code: 'repeated-link',
          message: `${name} leads to ${to} twice: by "${sameTarget.label}" and by "${label}".`,
          hint: 'Keep one of the two.',
        },
      );
    else if (sameLabel)
      yield createDiagnostic(
        site,
        { path: [...path, 'label'] },
        {
          code: 'repeated-words',
          message: `${name} says "${label}" twice, for ${sameLabel.to} and for ${to}.`,
          hint: 'Give each entry different words: visitors can’t distinguish the two.',
        },
      );
  }
}

/** Reports social networks that occur twice, because both links would have the same icon. */
function* repeatedNetworks(site: CheckedFile): Iterable<Diagnostic> {
  const { social } = site.data as { social?: unknown };
  const networks = (Array.isArray(social) ? (social as unknown[]) : []).map(
    (each) => (each as { network?: unknown } | null)?.network,
  );
  for (const [index, network] of networks.entries()) {
    if (typeof network !== 'string' || networks.indexOf(network) === index) continue;
    yield createDiagnostic(
      site,
      { path: ['social', index, 'network'] },
      {
        code: 'repeated-network',
        severity: 'warning',
        message: `"${network}" is among the social links already.`,
        hint: 'Keep one of the two: visitors see the same icon twice.',
      },
    );
  }
}
