import type { WidgetProps } from '@rjsf/utils';
import styles from '../form.module.css';
import { described } from './described-by.ts';
import { formatPatterns } from './format-patterns.ts';

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
      pattern={formatPatterns[schema.format ?? '']}
      placeholder={placeholder || undefined}
      autoComplete={textOption(options['autocomplete'])}
      inputMode={inputMode(props, type)}
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

const types: Record<string, string> = { email: 'email', tel: 'tel', uri: 'url', date: 'date', time: 'time' };

type InputMode = 'decimal' | 'email' | 'numeric' | 'tel' | 'text' | 'url' | undefined;

/** The keyboard that a phone shows. */
function inputMode({ schema, options }: WidgetProps, type: string): InputMode {
  if (typeof options['inputMode'] === 'string') return options['inputMode'] as InputMode;
  return schema.format === 'digits' ? 'numeric' : modes[type];
}

const modes: Record<string, InputMode> = { email: 'email', tel: 'tel', url: 'url', number: 'decimal' };

type EnterKey = 'next' | 'send';

/** What the keyboard's Enter promises: the next question, and after the last one that the form is sent. */
function enterKey({ name, registry }: WidgetProps): EnterKey {
  return Object.keys(registry.rootSchema.properties ?? {}).at(-1) === name ? 'send' : 'next';
}

function textOption(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
