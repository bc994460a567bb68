import { _, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/** Our keyword for the number, from 1, of an entry in another list of the same object. */
export const POSITION_IN: CodeKeywordDefinition = {
  keyword: 'positionIn',
  type: 'number',
  schemaType: 'string',
  code: (context) => {
    const entries = listBeside(context);
    // An empty list has its own diagnostic.
    context.fail(
      _`Array.isArray(${entries}) && ${entries}.length > 0 && ${context.data} > ${entries}.length`,
    );
  },
  error: {
    message: 'must be the place of an entry of the list',
    params: (context) => _`{list: ${context.schemaCode}, length: ${listBeside(context)}.length}`,
  },
};

/** The code that reads the list. The root of a file has no parent object. */
function listBeside({ it, schemaCode }: PlaceInCode): Code {
  return _`${it.parentData}?.[${schemaCode}]`;
}

type PlaceInCode = Pick<KeywordCxt, 'schemaCode'> & { it: Pick<KeywordCxt['it'], 'parentData'> };
