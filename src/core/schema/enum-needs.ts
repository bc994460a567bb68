import { _, type CodeKeywordDefinition } from 'ajv';

/** Our keyword for values that require another key next to them. Values without an entry require none. */
export const ENUM_NEEDS: CodeKeywordDefinition = {
  keyword: 'enumNeeds',
  type: 'string',
  schemaType: 'object',
  code: (context) => {
    const { data, it, schemaCode } = context;
    const needed = _`${schemaCode}[${data}]`;
    // The root of a file has no parent object.
    context.fail(_`${it.parentData} && ${needed} && ${it.parentData}[${needed}] === undefined`);
  },
  error: { message: 'needs another key beside it', params: ({ data }) => _`{value: ${data}}` },
};
