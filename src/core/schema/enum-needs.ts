import { _, type CodeKeywordDefinition } from 'ajv';

/** A keyword of ours: which key has to stand beside the value, by value. Other values need none. */
export const ENUM_NEEDS: CodeKeywordDefinition = {
  keyword: 'enumNeeds',
  type: 'string',
  schemaType: 'object',
  code: (context) => {
    const { data, it, schemaCode } = context;
    const needed = _`${schemaCode}[${data}]`;
    // At the root of a file nothing is beside a value.
    context.fail(_`${it.parentData} && ${needed} && ${it.parentData}[${needed}] === undefined`);
  },
  error: { message: 'needs another key beside it', params: ({ data }) => _`{value: ${data}}` },
};
