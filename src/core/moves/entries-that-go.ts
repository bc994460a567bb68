import type { References } from '../rules/references.ts';

type Path = (string | number)[];

/** An entry of a list in the site’s file that goes with a page. */
interface EntryThatGoes {
  /** Leads to it in the file. */
  entry: Path;
  /** Whether it goes because others lead to the target already. */
  isDouble: boolean;
}

/** Keys of the site’s file that say something of a page itself: nothing is left to say once it is gone. */
const ABOUT_PAGES = new Set<unknown>(['counts', 'budgets', 'thirdParties']);

/**
 * Tells, one place after the other that names a page, which entry of a list in the site’s file goes with it: one that is
 * about the page, that would lead to what the same menu leads to already, or to nothing. An entry that holds others stays.
 * @param target where the places lead that stay; undefined where the page is gone for good
 * @returns takes the file and the path to what names the page in it
 */
export function entriesThatGo(
  target: string | undefined,
): (file: Pick<References, 'data'>, path: Path) => EntryThatGoes | undefined {
  const led = new Set<string>();
  return ({ data }, path) => {
    const end = path.findLastIndex((key) => typeof key === 'number');
    if (end < 0) return undefined;
    const entry = path.slice(0, end + 1);
    if (ABOUT_PAGES.has(path[0])) return { entry, isDouble: false };
    const holdsOthers = Object.values(at(data, entry) ?? {}).some((value) => Array.isArray(value));
    if (target === undefined) return holdsOthers ? undefined : { entry, isDouble: false };
    // The main navigation with its dropdowns is one menu; of the footer each column is.
    const menu = path[0] === 'navigation' ? ['navigation'] : path.slice(0, end);
    const isThere = led.has(menu.join()) || holds(at(data, menu), String(path[end + 1]), target);
    led.add(menu.join());
    return isThere && !holdsOthers ? { entry, isDouble: true } : undefined;
  };
}

function at(data: unknown, path: Path): object | undefined {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
    data,
  ) as object | undefined;
}

/** Whether a value says something under a key, however deep. */
function holds(value: unknown, key: string, wanted: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) =>
    name === key && typeof inner === 'string' ? inner === wanted : holds(inner, key, wanted),
  );
}
