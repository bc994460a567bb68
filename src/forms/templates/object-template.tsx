import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import styles from '../form.module.css';

/** A group of questions in `ui:groups`. */
interface Group {
  title: string;
  text?: string;
  fields: string[];
}

/** The questions of a form in groups, or those of a list entry side by side. */
export function ObjectFieldTemplate({ properties, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  if (fieldPathId.path.length > 0) return properties.map(({ content }) => content);
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  const all = (uiSchema?.['ui:groups'] ?? []) as Group[];
  const groups = all.filter(({ fields }) => fields.some((name) => contents.has(name)));
  const grouped = new Set(groups.flatMap(({ fields }) => fields));
  const rest = properties.filter(({ name }) => !grouped.has(name));
  return (
    <>
      {groups.map(({ title, text, fields }, index) => (
        <fieldset
          key={title}
          className={styles.group}
          aria-describedby={text && `${fieldPathId.$id}-group-${index}`}
        >
          <legend>{title}</legend>
          {text && <p id={`${fieldPathId.$id}-group-${index}`}>{text}</p>}
          <div className={styles.fields}>{fields.map((name) => contents.get(name))}</div>
        </fieldset>
      ))}
      {rest.length > 0 && <div className={styles.fields}>{rest.map(({ content }) => content)}</div>}
    </>
  );
}
