import { useEffect } from 'react';
import { useMessages } from '../ui/locale.ts';
import styles from './footer.module.css';

const choices = [
  { label: 'theme.system', value: '' },
  { label: 'theme.light', value: 'light' },
  { label: 'theme.dark', value: 'dark' },
] as const;

/**
 * The choice between the light and the dark theme. The small script at the head of every page acts on it and keeps
 * it, before the page is hydrated too, so React only draws it; hidden where scripts don't run.
 */
export function ThemeSwitch() {
  const t = useMessages();
  // Drawn anew, it is told once more what was chosen.
  useEffect(() => void dispatchEvent(new Event('storage')), []);
  return (
    <fieldset className={styles.theme}>
      <legend className="soft">{t('theme.label')}</legend>
      {choices.map(({ label, value }) => (
        <label key={label}>
          <input type="radio" name="site-theme" value={value} defaultChecked={!value} />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}
