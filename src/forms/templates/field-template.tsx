import type { FieldTemplateProps } from '@rjsf/utils';
import { Icon } from '../../ui/icon.tsx';
import styles from '../form.module.css';
import { useMessages } from '../../ui/locale.ts';
import { errorId, hintId } from '../widgets/described-by.ts';

/** A question: its label, a hint, the control, and what is wrong with the answer. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, displayLabel, hidden, schema, rawDescription, rawHelp, rawErrors, children } = props;
  if (hidden) return children;
  if (schema.type === 'object') return children;
  const isList = schema.type === 'array' && !schema.uniqueItems;
  const hint = isList ? undefined : rawDescription || rawHelp;
  return (
    <div data-field="" className={`${styles.field} ${isWide(props) ? styles.wide : ''}`}>
      {displayLabel && !isList && schema.type !== 'boolean' && <FieldLabel {...props} />}
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {rawErrors?.map((error) => (
        <p key={error} id={errorId(id)} className={styles.wrong}>
          <Icon name="warning" />
          {error}
        </p>
      ))}
    </div>
  );
}

/** The words of a question; several choices have no one control that a label could name, so they name themselves. */
function FieldLabel({ id, label, required, schema, uiSchema }: FieldTemplateProps) {
  const t = useMessages();
  const words = (
    <>
      {label}
      {!required && schema.default === undefined && (
        <span className={styles.optional}> {t('form.optional')}</span>
      )}
    </>
  );
  const isGroup = schema.type === 'array' || uiSchema?.['ui:widget'] === 'radio';
  if (!isGroup) return <label htmlFor={id}>{words}</label>;
  return (
    <p className={styles.label} aria-hidden="true">
      {words}
    </p>
  );
}

/** A form is one column; only what belongs together, such as two names, shares a row where the definition says so. */
function isWide({ uiSchema }: FieldTemplateProps): boolean {
  const options = { ...(uiSchema?.['ui:options'] as Record<string, unknown> | undefined) };
  return (uiSchema?.['ui:width'] ?? options['width']) !== 'half';
}
