import type { WidgetProps } from '@rjsf/utils';
import styles from '../form.module.css';
import { described } from './described-by.ts';

/** A line of text, an e-mail address, a telephone number, a number, a date: whatever `<input>` knows how to take. */
export function TextWidget(props: WidgetProps) {
  const { id, htmlName, value, required, schema, options, onChange, placeholder } = props;
  const type = inputType(props);
  const isName = textOption(options['autocomplete'])?.endsWith('name');
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return (
    <input
      id={id}
      name={htmlName}
      className={styles.input}
      type={type}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      required={required}
      maxLength={isNumber ? undefined : schema.maxLength}
      min={isNumber ? schema.minimum : undefined}
      max={isNumber ? schema.maximum : undefined}
      step={schema.type === 'number' ? 'any' : undefined}
      pattern={schema.pattern}
      placeholder={placeholder || undefined}
      autoComplete={textOption(options['autocomplete'])}
      inputMode={inputMode(type, options['inputMode'])}
      enterKeyHint={enterKey(props)}
      autoCapitalize={isName ? 'words' : undefined}
      spellCheck={isName || type === 'email' ? false : undefined}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      {...described(props)}
    />
  );
}

function inputType({ schema, options }: WidgetProps): string {
  if (typeof options.inputType === 'string') return options.inputType;
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  return types[schema.format ?? ''] ?? 'text';
}

const types: Record<string, string> = { email: 'email', uri: 'url', date: 'date', time: 'time' };

type InputMode = 'decimal' | 'email' | 'numeric' | 'tel' | 'text' | 'url' | undefined;

/** The keyboard that a phone shows. */
function inputMode(type: string, written: unknown): InputMode {
  if (typeof written === 'string') return written as InputMode;
  return modes[type];
}

const modes: Record<string, InputMode> = { email: 'email', tel: 'tel', url: 'url', number: 'decimal' };

type EnterKey = 'done' | 'enter' | 'go' | 'next' | 'search' | 'send';

/** What the keyboard's Enter promises: the next question, and after the last one that the form is sent. */
function enterKey({ name, options, registry }: WidgetProps): EnterKey {
  const written = options['enterKeyHint'];
  if (typeof written === 'string') return written as EnterKey;
  return Object.keys(registry.rootSchema.properties ?? {}).at(-1) === name ? 'send' : 'next';
}

function textOption(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
