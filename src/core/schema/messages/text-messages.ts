import { monthInWords } from '../../page/date-parts.ts';
import { addressDiagnostic } from '../../rich-text/address-diagnostic.ts';
import { fileNameDiagnostic } from './file-name.ts';
import { help, type SchemaMessage, type MessageMaker } from './schema-message.ts';
import { daysIn, correctLanguageTag } from '../formats.ts';
import type { SchemaMismatch } from '../schema-mismatch.ts';
import { firstValue } from '../schema-lookup.ts';
import { formatCount, placeName, quote, sentences } from '../message-parts.ts';

/** The messages for texts of a wrong length or form, by keyword. */
export const textMessages: Record<string, MessageMaker> = {
  minLength: ({ path, value, nodes, params }) => ({
    code: 'too-short',
    message:
      value === ''
        ? `${placeName(path)} is empty.`
        : `${placeName(path)} has ${formatCount(String(value).length, 'character', 'characters')}; at least ${String(params['limit'])} are needed.`,
    hint: help(nodes),
  }),
  maxLength: ({ path, value, nodes, params }) => ({
    code: 'too-long',
    message: `${placeName(path)} has ${String(value).length} characters; the limit is ${String(params['limit'])}.`,
    hint: sentences(
      `Shorten it by ${String(value).length - Number(params['limit'])}.`,
      firstValue(nodes, 'description'),
    ),
  }),
  pattern: wrongPattern,
  format: wrongFormat,
};

function wrongPattern({ path, value, nodes }: SchemaMismatch): SchemaMessage {
  const blank = typeof value === 'string' && value.trim() === '';
  if (typeof value === 'string' && !blank && firstValue(nodes, 'part') === 'url') {
    const { reason, ...cure } = addressDiagnostic(value);
    return {
      code: 'malformed-value',
      message: `${placeName(path)} can’t be ${quote(value)}: it ${reason}.`,
      ...cure,
    };
  }
  const nameProblem = blank
    ? undefined
    : fileNameDiagnostic(String(value), firstValue(nodes, 'fileEndings') ?? []);
  if (nameProblem)
    return {
      code: 'wrong-file-name',
      message: `${placeName(path)} can’t be ${quote(value)}: ${nameProblem.reason}.`,
      hint: nameProblem.hint,
    };
  const rest = withoutStart(String(value), nodes);
  if (rest !== undefined) {
    const cure = JSON.stringify(rest);
    return {
      code: 'malformed-value',
      message: `${placeName(path)} can’t be ${quote(value)}.`,
      hint: sentences(`Write ${cure}.`, firstValue(nodes, 'description')),
      cure,
    };
  }
  return {
    code: blank ? 'blank-text' : 'malformed-value',
    message: blank
      ? `${placeName(path)} contains only spaces.`
      : `${placeName(path)} can’t be ${quote(value)}.`,
    hint: help(nodes),
  };
}

/** The value without a needless beginning, such as https://doi.org/, if the rest is valid. */
function withoutStart(value: string, nodes: SchemaMismatch['nodes']): string | undefined {
  const start = firstValue(nodes, 'withoutStart')?.find((each) =>
    value.toLowerCase().startsWith(each.toLowerCase()),
  );
  const pattern = firstValue(nodes, 'pattern');
  if (start === undefined || typeof pattern !== 'string') return undefined;
  const rest = value.slice(start.length).trim();
  return new RegExp(pattern).test(rest) ? rest : undefined;
}

function wrongFormat({ path, value, nodes, params }: SchemaMismatch): SchemaMessage {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-\d\d(T|$)/.exec(String(value)) ?? [];
  if (/date$|^moment$/.test(String(params['format'])) && year !== undefined && month !== undefined) {
    const days = daysIn(Number(year), Number(month));
    const hint = `${monthInWords(`${year}-${month}`, 'en')} has ${days} days.`;
    return { code: 'no-such-day', message: `There is no ${String(value).slice(0, 10)}.`, hint };
  }
  if (params['format'] === 'language') {
    const meant = correctLanguageTag(String(value));
    const hint = meant === undefined ? help(nodes) : `Did you mean "${meant}"?`;
    return { code: 'unknown-language', message: `There is no language ${quote(value)}.`, hint };
  }
  if (params['format'] === 'country')
    return { code: 'unknown-country', message: `There is no country ${quote(value)}.`, hint: help(nodes) };
  if (params['format'] === 'currency')
    return { code: 'unknown-currency', message: `There is no currency ${quote(value)}.`, hint: help(nodes) };
  if (params['format'] === 'time-span') {
    const hint = 'Swap the two times, or correct one. A time span over midnight may have up to twelve hours.';
    return {
      code: 'ends-early',
      message: `${placeName(path)} is ${quote(value)}, which ends before it begins.`,
      hint,
    };
  }
  return {
    code: 'malformed-value',
    message: `${placeName(path)} can’t be ${quote(value)}.`,
    hint: help(nodes),
  };
}
