import { useState } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import type { DayQuestion } from '../../core/form/answers/day-limits.ts';
import { formatMessages } from '../../core/form/errors/format-messages.ts';
import { inSentence } from '../../core/form/errors/in-sentence.ts';
import type { TextFormat } from '../../core/form/questions/text-formats.ts';
import { useMessages } from '../../ui/locale.ts';
import { AddressQuestion } from './address-question.tsx';
import styles from '../form.module.css';
import { describedByAttributes } from './described-by.ts';
import { lineInput } from './line-input.ts';
import { TelephoneRemark } from './telephone-remark.tsx';
import { useDayLimits } from './use-day-limits.ts';
import { useTyped } from './use-typed.ts';

/** A line of text, an e-mail address, a telephone number, a number, a date: everything that `<input>` supports. */
export function TextWidget(props: WidgetProps) {
  const { id, htmlName, label, required, schema, options, placeholder, onChange } = props;
  const t = useMessages();
  const [hasFocus, setFocus] = useState(false);
  const typed = useTyped(props);
  const input = lineInput(schema, options);
  const limits = useDayLimits(schema as DayQuestion);
  const isName = textOption(options['autocomplete'])?.endsWith('name');
  const message = input.pattern && formatMessages[schema.format as TextFormat];
  const committedValue = hasFocus ? undefined : typed.value;
  const isTelephone = schema.format === 'tel';
  const remarkId = `${id}-remark`;
  return (
    <>
      <input
        id={id}
        name={htmlName}
        className={styles.input}
        {...input}
        {...(schema.format === 'date' && limits)}
        {...typed}
        onFocus={() => setFocus(true)}
        onBlur={() => {
          typed.onBlur();
          setFocus(false);
        }}
        required={required}
        placeholder={placeholder || undefined}
        // Browsers add this text to their own message if the answer does not match the pattern.
        title={message && t(message, { title: inSentence(label, t) })}
        autoComplete={textOption(options['autocomplete'])}
        enterKeyHint={enterKey(props)}
        autoCapitalize={isName ? 'words' : undefined}
        spellCheck={isName || input.type === 'email' ? false : undefined}
        {...describedByAttributes(props, ...(isTelephone ? [remarkId] : []))}
      />
      {input.type === 'email' && <AddressQuestion address={committedValue} onTake={onChange} />}
      {isTelephone && <TelephoneRemark id={remarkId} number={committedValue} />}
    </>
  );
}

/** The label of the Enter key: the next question, or sending after the last question. */
function enterKey({ name, registry }: WidgetProps): 'next' | 'send' {
  return Object.keys(registry.rootSchema.properties ?? {}).at(-1) === name ? 'send' : 'next';
}

function textOption(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
