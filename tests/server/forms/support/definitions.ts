import type { Question, TextQuestion } from '../../../../src/core/content/questions.gen.ts';
import type { FormDefinition, FormSchema } from '../../../../src/core/form/form-definition.ts';

const text = (title: string, maxLength = 200): TextQuestion => ({
  type: 'string',
  title,
  minLength: 1,
  maxLength,
});
const optional = (title: string, maxLength = 4000): TextQuestion => ({ type: 'string', title, maxLength });
const email = (title: string): TextQuestion => ({
  type: 'string',
  title,
  format: 'email',
  minLength: 3,
  maxLength: 254,
});
const services: TextQuestion = { type: 'string', title: 'Services', enum: ['Website development', 'other'] };
const texts = { submit: 'Send', success: 'Sent.' };

function form(
  id: string,
  required: string[],
  properties: Record<string, Question>,
  more: Partial<FormDefinition> = {},
): FormDefinition {
  const schema: FormSchema = { type: 'object', additionalProperties: false, required, properties };
  return { id, title: id, schema, texts, delivery: 'office', ...more };
}

/** A form with conditions: “Way” decides between an address and an e-mail, and “Paper” asks for a scan. */
const conditional = form(
  'delivery',
  ['Name', 'Way'],
  {
    Name: text('Name'),
    Way: { type: 'string', title: 'Way', enum: ['fetch', 'bring'] },
    Paper: { type: 'boolean', title: 'On paper' },
  },
  { title: 'Delivery', receipt: true, limits: { files: 1, megabytes: 0.5, formats: ['pdf'] } },
);
conditional.schema.allOf = [
  {
    if: { properties: { Way: { const: 'bring' } }, required: ['Way'] },
    then: {
      properties: { Street: text('Street'), Floor: { type: 'integer', title: 'Floor', minimum: 0 } },
      required: ['Street'],
    },
    else: { properties: { Your_email: email('Your email') }, required: ['Your_email'] },
  },
  {
    if: { properties: { Paper: { const: true } }, required: ['Paper'] },
    then: {
      properties: { Scan: { type: 'string', title: 'Scan', format: 'data-url' } },
      required: ['Scan'],
    },
  },
];

/** The forms of these tests: one of each kind that the server treats differently. */
export const definitions: FormDefinition[] = [
  form(
    'enquiry',
    ['Name', 'Your_email', 'Mobile_Number'],
    {
      Name: text('Name', 120),
      Your_email: email('Your email'),
      Mobile_Number: { ...text('Mobile number'), format: 'tel' },
      Location: optional('Location', 120),
      Services: { ...services, default: 'Website development' },
      Message_box: optional('Message'),
    },
    { title: 'Ask Us', receipt: true, ui: { Message_box: { 'ui:widget': 'textarea' } } },
  ),
  form('order', ['Name', 'Services', 'Your_budget'], {
    Name: text('Name'),
    Services: services,
    Your_budget: { type: 'number', title: 'Your budget', minimum: 0, maximum: 100_000_000 },
    Urgent: { type: 'boolean', title: 'Urgent' },
    Needed_by: { type: 'string', title: 'Needed by', format: 'date', earliest: 0 },
    Message_box: optional('Message'),
  }),
  form(
    'member',
    ['firstName', 'email', 'password'],
    { firstName: text('First name'), email: email('Email'), password: text('Password') },
    { ui: { password: { 'ui:widget': 'password' } } },
  ),
  form(
    'term-paper',
    ['firstName', 'email', 'document'],
    {
      firstName: text('Author first name', 80),
      lastName: optional('Author last name', 80),
      authorDetails: optional('Author details'),
      phone: optional('Phone', 40),
      email: email('Email'),
      coAuthors: {
        type: 'array',
        title: 'Co-authors',
        maxItems: 20,
        items: {
          type: 'object',
          title: 'Co-author',
          properties: { name: optional('Name', 160), details: optional('Details', 400) },
        },
      },
      keywords: optional('Keywords'),
      comments: optional('Comments'),
      document: { type: 'string', title: 'Document', format: 'data-url' },
    },
    {
      title: 'Send a Term Paper',
      receipt: true,
      list: 'authors',
      limits: { files: 1, megabytes: 0.5, formats: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'tex'] },
    },
  ),
  conditional,
];
