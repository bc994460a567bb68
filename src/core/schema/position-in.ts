import { _, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/** A keyword of ours: the number is the place, counted from 1, of an entry of the list beside it that is named. */
export const POSITION_IN: CodeKeywordDefinition = {
  keyword: 'positionIn',
  type: 'number',
  schemaType: 'string',
  code: (context) => {
    const entries = listBeside(context);
    // An empty list is told by itself.
    context.fail(
      _`Array.isArray(${entries}) && ${entries}.length > 0 && ${context.data} > ${entries}.length`,
    );
  },
  error: {
    message: 'must be the place of an entry of the list',
    params: (context) => _`{list: ${context.schemaCode}, length: ${listBeside(context)}.length}`,
  },
};

/** The list as the validator's code asks for it. At the root of a file nothing is beside a value. */
function listBeside({ it, schemaCode }: PlaceInCode): Code {
  return _`${it.parentData}?.[${schemaCode}]`;
}

type PlaceInCode = Pick<KeywordCxt, 'schemaCode'> & { it: Pick<KeywordCxt['it'], 'parentData'> };
