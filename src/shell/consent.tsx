import { useEffect, useState } from 'react';
import type { ResolvedSite } from '../core/content/resolved-page.ts';
import styles from './consent.module.css';
import { useMessages } from '../ui/locale.ts';
import { addAnalytics, loadTagManager, reportWebVitals } from './trackers.ts';

const key = 'consent';
type ConsentChoice = 'agreed' | 'declined';

/**
 * Asks once for consent to count visits, and loads the configured services only after consent. If no service
 * is configured, it is not rendered, and no request is sent to another company.
 */
export function Consent({ site, route }: { site: ResolvedSite; route: string }) {
  const t = useMessages();
  const { tagManager, analytics, webVitals } = site.thirdParties;
  const [choice, setChoice] = useState(storedChoice);
  const hasAgreed = choice === 'agreed';
  const analysed = hasAgreed && analytics?.pages.includes(route);
  useEffect(() => {
    if (hasAgreed && tagManager) loadTagManager(tagManager);
    if (hasAgreed && webVitals) void reportWebVitals(webVitals);
  }, [hasAgreed, tagManager, webVitals]);
  useEffect(() => (analysed && analytics ? addAnalytics(analytics) : undefined), [analysed, analytics]);
  if (choice) return null;
  const choose = (newChoice: ConsentChoice) => {
    store(newChoice);
    setChoice(newChoice);
  };
  return (
    <section className={styles.strip} aria-label={t('consent.label')}>
      <p>
        {t('consent.question')} {site.privacy && <a href={site.privacy}>{t('consent.policy')}</a>}
      </p>
      <button type="button" className="btn btn-small btn-night" onClick={() => choose('agreed')}>
        {t('consent.agree')}
      </button>
      <button type="button" className="btn btn-small btn-night" onClick={() => choose('declined')}>
        {t('consent.decline')}
      </button>
    </section>
  );
}

function storedChoice(): ConsentChoice | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'agreed' || stored === 'declined' ? stored : undefined;
  } catch {
    return 'declined'; // Without storage, every page would ask again.
  }
}

function store(choice: ConsentChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Without storage, the choice applies to this visit only.
  }
}
