import type { NavigationItem } from '../core/content/resolved-page.ts';
import { Icon } from '../ui/icon.tsx';

interface NavigationListProps {
  items: NavigationItem[];
  route: string;
  trail: string[];
  /** Dropdowns of one group close each other, by the browser itself. */
  group: string;
}

/** The main navigation as disclosures (not a menu bar): links, and dropdowns that open on a click of their parent. */
export function NavigationList({ items, route, trail, group }: NavigationListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.to}>
          {item.items ? (
            <details name={`navigation-${group}`} data-menu="">
              <summary aria-current={current(item, route, trail)}>
                {item.label}
                <Icon name="chevron" />
              </summary>
              <ul>
                {item.items.map((link) => (
                  <li key={link.to}>
                    <a href={link.to} aria-current={link.to === route ? 'page' : undefined}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <a href={item.to} aria-current={current(item, route, trail)}>
              {item.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The page itself is `page`; an item that leads to a page above it, or holds a link to it, is `true`. */
function current(item: NavigationItem, route: string, trail: string[]): 'page' | 'true' | undefined {
  if (item.to === route && !item.items) return 'page';
  const leads = [item, ...(item.items ?? [])].some(
    ({ to }) => to !== '/' && (to === route || trail.includes(to)),
  );
  return leads ? 'true' : undefined;
}
