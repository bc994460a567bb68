import type { ResolvedSite } from '../core/content/resolved-page.ts';
import { Action, TextLink } from '../ui/action.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMessages } from '../ui/locale.ts';
import { MotionToggle } from '../ui/motion-toggle.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { NavigationList } from './navigation-list.tsx';
import { useClosingMenus } from './use-closing-menus.ts';

interface HeaderProps {
  site: ResolvedSite;
  route: string;
  trail: string[];
}

/**
 * Logo, tagline, the two buttons and the main navigation: a bar on wide screens, a panel behind one button on
 * small ones. Only one of the two is displayed, so assistive technology meets one navigation.
 */
export function Header({ site, route, trail }: HeaderProps) {
  const header = useClosingMenus(route);
  const t = useMessages();
  const list = { items: site.navigation, route, trail };
  return (
    <header ref={header} className={styles.header}>
      <div className={`wrap ${styles.mast}`}>
        <Logo name={site.name} tagline={site.tagline} />
        <p className={styles.tagline}>{site.tagline}</p>
        <div className={styles.actions}>
          <TextLink link={site.books} icon="book" />
          <Action link={site.certificate} small caps />
        </div>
        <details className={styles.menu} data-menu="">
          <summary aria-label={t('header.menu')}>
            <Icon name="menu" />
            <Icon name="close" />
          </summary>
          <nav className={styles.panel} aria-label={t('header.navigation')}>
            <NavigationList {...list} group="panel" />
            <p className={styles.panelActions}>
              <Action link={site.books} />
              <Action link={site.certificate} caps />
            </p>
          </nav>
        </details>
      </div>
      <nav className={styles.bar} aria-label={t('header.navigation')}>
        <div className="wrap">
          <NavigationList {...list} group="bar" />
        </div>
      </nav>
      {site.film && <MotionToggle className={`round ${styles.motion}`} />}
    </header>
  );
}
