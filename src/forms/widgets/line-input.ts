import type { InputHTMLAttributes } from 'react';
import type { RJSFSchema } from '@rjsf/utils';

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
  const type = inputTypes[format] ?? (typeof inputType === 'string' ? inputType : 'text');
  return {
    type,
    maxLength: schema.maxLength,
    pattern: formatPatterns[format],
    inputMode: toInputMode(inputMode) ?? (format === 'digits' ? 'numeric' : inputModes[type]),
  };
}

const inputTypes: Record<string, string> = {
  email: 'email',
  tel: 'tel',
  uri: 'url',
  date: 'date',
  time: 'time',
};

/** The keyboards on phones. */
const inputModes: Record<string, LineInput['inputMode']> = { email: 'email', tel: 'tel', url: 'url' };

function toInputMode(value: unknown): LineInput['inputMode'] {
  return typeof value === 'string' ? (value as LineInput['inputMode']) : undefined;
}

/** Patterns for browsers without scripts; the server validates the format completely. */
export const formatPatterns: Readonly<Record<string, string>> = {
  email: String.raw`[^@]+@(?:[A-Za-z0-9\-]+\.)+[A-Za-z0-9\-]+`,
  uri: '[Hh][Tt][Tt][Pp][Ss]?://.+',
  digits: '[0-9]+',
  code: String.raw`[A-Z0-9\-]+`,
  orcid: String.raw`(https://orcid\.org/)?(\d{4}-){3}\d{3}[\dX]`,
  doi: String.raw`(https://doi\.org/)?10\.\d{4,9}/.+`,
  isbn: String.raw`[\dX\-]{10,17}`,
};
