import type { NavigationItem, ResolvedSite } from '../core/content/resolved-page.ts';
import { Icon } from '../ui/icon.tsx';
import { untranslatedLanguage } from './untranslated-language.ts';

interface NavigationListProps {
  site: ResolvedSite;
  route: string;
  trail: string[];
  /** The name of a group of dropdowns: the browser keeps only one of them open. */
  group: string;
}

/**
 * The main navigation as disclosures (not as a menu bar): links, and dropdowns that open on a click on their
 * parent.
 */
export function NavigationList({ site, route, trail, group }: NavigationListProps) {
  return (
    <ul>
      {site.navigation.map((item) => (
        <li key={item.to} lang={untranslatedLanguage(site, item.label)}>
          {item.items ? (
            <details name={`navigation-${group}`} data-menu="">
              <summary aria-current={current(item, route, trail, site.home)}>
                {item.label}
                <Icon name="chevron" />
              </summary>
              <ul>
                {item.items.map((link) => (
                  <li key={link.to} lang={untranslatedLanguage(site, link.label)}>
                    <a href={link.to} aria-current={link.to === route ? 'page' : undefined}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <a href={item.to} aria-current={current(item, route, trail, site.home)}>
              {item.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The value of `aria-current`: `page` for the page itself; `true` for an item that leads to a page above it,
 * or contains a link to it.
 */
function current(
  item: NavigationItem,
  route: string,
  trail: string[],
  home = '/',
): 'page' | 'true' | undefined {
  if (item.to === route && !item.items) return 'page';
  const isParent = [item, ...(item.items ?? [])].some(
    ({ to }) => to !== home && (to === route || trail.includes(to)),
  );
  return isParent ? 'true' : undefined;
}
