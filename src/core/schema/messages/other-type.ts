import type { SchemaSet } from '../compose-schema.ts';
import type { FittingType } from '../keys-of-another-type.ts';
import type { SchemaMismatch } from '../schema-mismatch.ts';
import { joinNames, quote, sentences } from '../message-parts.ts';
import type { SchemaMessage } from './schema-message.ts';

/** The message about content of one type under the name of another. */
export function otherType({ value, params }: SchemaMismatch, set: SchemaSet): SchemaMessage {
  const [fitting, keys] = [params['fitting'], params['keys']] as [FittingType[], string[]];
  const written = quote((value as { type: string }).type);
  const types = joinNames(
    fitting.map(({ type }) => type),
    'or',
  );
  const [first, ...others] = fitting;
  const only = others.length === 0 ? first : undefined;
  const schema = only && (set.sections.get(only.type) ?? set.templates.get(only.type));
  const lost = only && only.lost.length > 0 ? ` and remove ${joinNames(only.lost)}` : '';
  const those = keys.length === 1 ? 'that is a key' : 'those are keys';
  return {
    code: 'other-type',
    message:
      keys.length === 0
        ? `This is not ${written}, but ${types}.`
        : `${written} has no ${joinNames(keys, 'or')}: ${those} of ${types}.`,
    hint: sentences(`Write "type": ${types}${lost}.`, schema?.description),
    key: 'type',
    at: 'value',
    ...(only && lost === '' && { meant: only.type }),
  };
}
