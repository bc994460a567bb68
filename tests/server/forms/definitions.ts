import type { FormDefinition, FormSchema } from '../../../src/core/form/form-definition.ts';

const text = (title: string, maxLength = 200): FormSchema => ({
  type: 'string',
  title,
  minLength: 1,
  maxLength,
});
const email = (title: string): FormSchema => ({
  type: 'string',
  title,
  format: 'email',
  minLength: 3,
  maxLength: 254,
});
const services: FormSchema = { type: 'string', title: 'Services', enum: ['Website development', 'other'] };
const texts = { submit: 'Send', success: 'Success! Form submitted successfully !' };

function form(
  id: string,
  required: string[],
  properties: Record<string, FormSchema>,
  more: Partial<FormDefinition> = {},
): FormDefinition {
  const schema: FormSchema = { type: 'object', additionalProperties: false, required, properties };
  return { id, title: id, schema, texts, delivery: 'enquiries', ...more };
}

/** Forms like those of the site, which editors can’t change under the tests. */
export const definitions: FormDefinition[] = [
  form(
    'contact',
    ['Name', 'Your_email', 'Mobile_Number'],
    {
      Name: text('Name', 120),
      Your_email: email('Your email'),
      Services: { ...services, default: 'Website development' },
      Location: { type: 'string', title: 'Location', maxLength: 120 },
      Mobile_Number: text('Mobile number', 40),
      Message_box: { type: 'string', title: 'Message', maxLength: 4000 },
    },
    { title: 'Contact Us', ui: { Message_box: { 'ui:widget': 'textarea' } } },
  ),
  form('quote', ['Name', 'Services', 'Your_budget'], {
    Name: text('Name'),
    Services: services,
    Your_budget: { type: 'number', title: 'Your budget', minimum: 0, maximum: 100_000_000 },
    Urgent: { type: 'boolean', title: 'Urgent' },
  }),
  form(
    'signup',
    ['firstName', 'email', 'password'],
    { firstName: text('First name'), email: email('Email'), password: text('Password') },
    { ui: { password: { 'ui:widget': 'password' } } },
  ),
  form(
    'manuscript',
    ['firstName', 'email', 'manuscript'],
    {
      firstName: text('Author first name', 80),
      email: email('Email'),
      coAuthors: {
        type: 'array',
        title: 'Co-authors',
        maxItems: 20,
        items: {
          type: 'object',
          title: 'Co-author',
          properties: {
            name: { type: 'string', title: 'Name', maxLength: 160 },
            details: { type: 'string', title: 'Details', maxLength: 400 },
          },
        },
      },
      manuscript: { type: 'string', title: 'Manuscript', format: 'data-url' },
    },
    {
      list: 'authors',
      limits: { files: 1, megabytes: 0.5, formats: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'tex'] },
    },
  ),
];
