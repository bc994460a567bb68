import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';

const isPosition: SchemaValidateFunction = (list: string, value: number, _schema, at) => {
  const entries = (at?.parentData as Record<string, unknown> | undefined)?.[list];
  if (!Array.isArray(entries) || value <= entries.length) return true;
  isPosition.errors = [{ keyword: 'positionIn', params: { list, length: entries.length } }];
  return false;
};

/** A keyword of ours: the number is the place, counted from 1, of an entry of the list beside it that is named. */
export const POSITION_IN: FuncKeywordDefinition = {
  keyword: 'positionIn',
  type: 'number',
  schemaType: 'string',
  validate: isPosition,
  errors: true,
};
