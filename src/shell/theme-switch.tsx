import { useEffect } from 'react';
import { useMessages } from '../ui/locale.ts';
import styles from './footer.module.css';

const values = ['', 'light', 'dark'];
const labels = ['theme.system', 'theme.light', 'theme.dark'] as const;

/**
 * The choice between the light and the dark theme. The small script at the head of every page applies and
 * stores it, even before hydration, so React only renders it. It is hidden without scripts.
 */
export function ThemeSwitch() {
  const t = useMessages();
  // After React renders the switch again, the script must set its state again.
  useEffect(() => void dispatchEvent(new Event('storage')), []);
  return (
    <fieldset className={styles.theme}>
      <legend className="soft">{t('theme.label')}</legend>
      {labels.map((label, index) => (
        <label key={label}>
          <input type="radio" name="site-theme" value={values[index]} defaultChecked={!index} />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}
