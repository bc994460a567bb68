import type { FileReferences } from '../../core/rules/references.ts';
import { findValueAt } from '../../core/json/data-path.ts';

type Path = (string | number)[];

/** A list entry in _site.json that is removed with a page. */
interface RemovedEntry {
  /** The path of the entry in the file. */
  entry: Path;
  /** Whether it is removed because another entry already leads to the target. */
  isDouble: boolean;
}

/** Keys of _site.json that describe a page itself, and are useless without it. */
const ABOUT_PAGES = new Set<unknown>(['counts', 'budgets', 'thirdParties']);

/**
 * Decides, for each reference to a removed page, which list entry of _site.json is removed with it: an entry
 * about the page, a duplicate in the same menu, or a link without a target. An entry with children stays.
 * @param target the new target of links; undefined if the page is permanently gone
 * @returns a function of the file and the path of the reference
 */
export function findRemovedEntries(
  target: string | undefined,
): (file: Pick<FileReferences, 'data'>, path: Path) => RemovedEntry | undefined {
  const linkedMenus = new Set<string>();
  return ({ data }, path) => {
    const end = path.findLastIndex((key) => typeof key === 'number');
    if (end < 0) return undefined;
    const entry = path.slice(0, end + 1);
    if (ABOUT_PAGES.has(path[0])) return { entry, isDouble: false };
    const holdsOthers = Object.values(findValueAt(data, entry) ?? {}).some((value) => Array.isArray(value));
    if (target === undefined) return holdsOthers ? undefined : { entry, isDouble: false };
    // The main navigation with its dropdowns is one menu; each column of the footer is another.
    const menu = path[0] === 'navigation' ? ['navigation'] : path.slice(0, end);
    const isLinked =
      linkedMenus.has(menu.join()) || hasValue(findValueAt(data, menu), String(path[end + 1]), target);
    linkedMenus.add(menu.join());
    return isLinked && !holdsOthers ? { entry, isDouble: true } : undefined;
  };
}

/** Whether a value contains a certain text under a key, at any depth. */
function hasValue(value: unknown, key: string, wantedText: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) =>
    name === key && typeof inner === 'string' ? inner === wantedText : hasValue(inner, key, wantedText),
  );
}
