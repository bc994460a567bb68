import type { HeaderAction, ResolvedSite } from '../core/content/resolved-page.ts';
import { Action, TextLink } from '../ui/action.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMessages } from '../ui/locale.ts';
import styles from './header.module.css';
import { untranslatedLanguage } from './untranslated-language.ts';
import { Logo } from './logo.tsx';
import { NavigationList } from './navigation-list.tsx';

interface HeaderProps {
  site: ResolvedSite;
  route: string;
  trail: string[];
}

/**
 * Logo, tagline, buttons and the main navigation: a bar on wide screens, a panel with a button on small ones.
 * Only one of the two is displayed, so that assistive technology finds one navigation.
 */
export function Header({ site, route, trail }: HeaderProps) {
  const t = useMessages();
  const list = { site, route, trail };
  const language = untranslatedLanguage(site, site.tagline);
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.mast}`}>
        <Logo mark={site.logo} name={site.name} tagline={site.tagline} language={language} home={site.home} />
        <p className={styles.tagline} lang={language}>
          {site.tagline}
        </p>
        {site.actions.length > 0 && (
          <div className={styles.actions}>
            {site.actions.map((action) => (
              <HeaderButton
                key={action.label}
                action={action}
                language={untranslatedLanguage(site, action.label)}
              />
            ))}
          </div>
        )}
        <details className={styles.menu} data-menu="">
          <summary aria-label={t('header.menu')}>
            <Icon name="menu" />
            <Icon name="close" />
          </summary>
          <nav className={styles.panel} aria-label={t('header.navigation')}>
            <NavigationList {...list} group="panel" />
            {site.actions.length > 0 && (
              <p className={styles.panelActions}>
                {site.actions.map((action) => (
                  <Action
                    key={action.label}
                    link={action}
                    language={untranslatedLanguage(site, action.label)}
                    variant={buttonVariant(action)}
                    caps={isCapital(action)}
                  />
                ))}
              </p>
            )}
          </nav>
        </details>
      </div>
      <nav className={styles.bar} aria-label={t('header.navigation')}>
        <div className="wrap">
          <NavigationList {...list} group="bar" />
        </div>
      </nav>
    </header>
  );
}

function HeaderButton({ action, language }: { action: HeaderAction; language: string | undefined }) {
  if (action.variant === 'quiet')
    return <TextLink link={action} icon={action.icon ?? 'arrow'} language={language} />;
  return (
    <Action
      link={action}
      variant={buttonVariant(action)}
      small
      caps={isCapital(action)}
      language={language}
    />
  );
}

function buttonVariant({ variant }: HeaderAction) {
  return variant === 'primary' ? 'primary' : 'plain';
}

/** Whether a label is in capitals: these are smaller, with letter spacing. */
function isCapital({ label }: HeaderAction): boolean {
  return /\p{Lu}/u.test(label) && label === label.toUpperCase();
}
