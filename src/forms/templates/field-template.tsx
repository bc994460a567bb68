import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { Icon } from '../../ui/icon.tsx';
import type { ConditionalQuestion, ConditionalQuestions } from '../answers/use-asked.ts';
import styles from '../form.module.css';
import { useFormLanguages } from '../place/use-form-languages.ts';
import { useMessages } from '../../ui/locale.ts';
import { errorId, hintId } from '../widgets/described-by.ts';

/**
 * A question: label, hint, control and error. Without scripts, a conditional question shows its condition.
 */
export function FieldTemplate(props: FieldTemplateProps<unknown, RJSFSchema, ConditionalQuestions>) {
  const { id, displayLabel, hidden, schema, rawDescription, rawHelp, rawErrors, children } = props;
  const conditional = findConditional(props);
  const [formLanguage, pageLanguage] = useFormLanguages();
  if (hidden) return children;
  if (schema.type === 'object') return children;
  const isList = schema.type === 'array' && !schema.uniqueItems;
  const hint = isList ? undefined : rawDescription || rawHelp;
  const classes = [isWide(props) && styles.wide, conditional?.isAsked === false && styles.plainOnly];
  return (
    <div
      data-field=""
      lang={formLanguage}
      className={[styles.field, ...classes].filter(Boolean).join(' ')}
      role={conditional && 'group'}
      aria-labelledby={conditional && `${id}-when`}
    >
      {conditional && (
        <p id={`${id}-when`} className={`${styles.hint} ${styles.plainOnly}`}>
          {conditional.condition}
        </p>
      )}
      {displayLabel && !isList && schema.type !== 'boolean' && (
        <FieldLabel {...props} required={(props.required || conditional?.isRequired) ?? false} />
      )}
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {rawErrors?.map((error) => (
        <p key={error} id={errorId(id)} className={styles.wrong} lang={pageLanguage}>
          <Icon name="warning" />
          {error}
        </p>
      ))}
    </div>
  );
}

/** Only the form's own questions can be conditional; those of a row may have the same names. */
function findConditional({
  fieldPathId: { path },
  registry: { formContext },
}: FieldTemplateProps<unknown, RJSFSchema, ConditionalQuestions>): ConditionalQuestion | undefined {
  const [name, ...rest] = path;
  return rest.length === 0 && Object.hasOwn(formContext, name ?? '') ? formContext[name ?? ''] : undefined;
}

/**
 * The label of a question. A group of choices is named by itself, because it has no single control for a
 * label.
 */
function FieldLabel({ id, label, required, schema, uiSchema }: FieldTemplateProps) {
  const t = useMessages();
  const [, pageLanguage] = useFormLanguages();
  const content = (
    <>
      {label}
      {!required && schema.default === undefined && (
        <span className={styles.optional} lang={pageLanguage}>
          {' '}
          {t('form.optional')}
        </span>
      )}
    </>
  );
  const isGroup = schema.type === 'array' || uiSchema?.['ui:widget'] === 'radio';
  if (!isGroup) return <label htmlFor={id}>{content}</label>;
  return (
    <p className={styles.label} aria-hidden="true">
      {content}
    </p>
  );
}

/**
 * Whether a question takes the whole row. A form has one column; only related questions, such as two names,
 * share a row, if the definition says so.
 */
function isWide({ uiSchema }: FieldTemplateProps): boolean {
  const options = { ...(uiSchema?.['ui:options'] as Record<string, unknown> | undefined) };
  return (uiSchema?.['ui:width'] ?? options['width']) !== 'half';
}
