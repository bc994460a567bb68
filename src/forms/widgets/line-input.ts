import type { InputHTMLAttributes } from 'react';
import type { RJSFSchema } from '@rjsf/utils';
import { formatPatterns } from './format-patterns.ts';

type LineInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'maxLength' | 'min' | 'max' | 'step' | 'pattern' | 'inputMode'
>;

/**
 * The attributes of `<input>` for a question with a one-line answer. With them, browsers show the right
 * keyboard and validate without scripts.
 * @param options options from the question's `ui`
 */
export function lineInput(schema: RJSFSchema, options: Readonly<Record<string, unknown>> = {}): LineInput {
  const { inputType, inputMode } = options;
  const format = schema.format ?? '';
  if (schema.type === 'number' || schema.type === 'integer') {
    return {
      type: 'number',
      min: schema.minimum,
      max: schema.maximum,
      step: schema.type === 'number' ? 'any' : undefined,
      inputMode: toInputMode(inputMode) ?? 'decimal',
    };
  }
  const type = types[format] ?? (typeof inputType === 'string' ? inputType : 'text');
  return {
    type,
    maxLength: schema.maxLength,
    pattern: formatPatterns[format],
    inputMode: toInputMode(inputMode) ?? (format === 'digits' ? 'numeric' : modes[type]),
  };
}

const types: Record<string, string> = {
  email: 'email',
  tel: 'tel',
  uri: 'url',
  date: 'date',
  time: 'time',
};

/** The keyboards on phones. */
const modes: Record<string, LineInput['inputMode']> = { email: 'email', tel: 'tel', url: 'url' };

function toInputMode(written: unknown): LineInput['inputMode'] {
  return typeof written === 'string' ? (written as LineInput['inputMode']) : undefined;
}
