import { useState } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import { Icon } from '../../ui/icon.tsx';
import styles from '../form.module.css';
import { passwordStrength } from '../answers/password-strength.ts';
import { useMessages } from '../../ui/locale.ts';
import { Message, hidden } from '../../ui/message.tsx';
import { describedByAttributes } from './described-by.ts';

/**
 * A password, hidden or visible, with its strength. The input has no name, so that a form sent before
 * hydration does not contain it.
 */
export function PasswordWidget(props: WidgetProps) {
  const { id, name, value, required, schema, options, onChange } = props;
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  const password = typeof value === 'string' ? value : '';
  const strengthId = `${id}-strength`;
  const strength = passwordStrength(password);
  return (
    <>
      <span className={styles.secret}>
        <input
          id={id}
          data-local={name}
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          value={password}
          required={required}
          maxLength={schema.maxLength}
          autoComplete={
            typeof options['autocomplete'] === 'string' ? options['autocomplete'] : 'new-password'
          }
          autoCapitalize="none"
          enterKeyHint="send"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
          {...describedByAttributes(props, strengthId)}
        />
        <button
          type="button"
          className={styles.hydratedOnly}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
          <span>
            <Message of={isShown ? 'formPassword.hide' : 'formPassword.show'} values={{ hidden }} />
          </span>
        </button>
      </span>
      <span className={styles.strength} data-level={password ? strength.level : undefined} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span id={strengthId} className={styles.hint} aria-live="polite">
        {t(password ? strength.message : 'formPassword.hint')}
      </span>
    </>
  );
}
