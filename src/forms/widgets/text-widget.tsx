import type { WidgetProps } from '@rjsf/utils';
import styles from '../form.module.css';
import { described } from './described-by.ts';
import { lineInput } from './line-input.ts';
import { useTyped } from './use-typed.ts';

/** A line of text, an e-mail address, a telephone number, a number, a date: whatever `<input>` knows how to take. */
export function TextWidget(props: WidgetProps) {
  const { id, htmlName, required, schema, options, placeholder } = props;
  const typed = useTyped(props);
  const input = lineInput(schema, options);
  const isName = textOption(options['autocomplete'])?.endsWith('name');
  return (
    <input
      id={id}
      name={htmlName}
      className={styles.input}
      {...input}
      {...typed}
      required={required}
      placeholder={placeholder || undefined}
      autoComplete={textOption(options['autocomplete'])}
      enterKeyHint={enterKey(props)}
      autoCapitalize={isName ? 'words' : undefined}
      spellCheck={isName || input.type === 'email' ? false : undefined}
      {...described(props)}
    />
  );
}

/** What the keyboard's Enter promises: the next question, and after the last one that the form is sent. */
function enterKey({ name, registry }: WidgetProps): 'next' | 'send' {
  return Object.keys(registry.rootSchema.properties ?? {}).at(-1) === name ? 'send' : 'next';
}

function textOption(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
