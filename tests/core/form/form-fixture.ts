import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectFile } from '../../../src/core/project.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { validateProject } from '../../../src/core/validate-project.ts';
import { formatText } from '../../../src/tools/report/text.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A form with a question of each kind, and with every key. */
export const FORM = `{
  "$schema": "../../schemas/editor/form.json",
  "title": "Order a print",
  "intro": "Three days, by post.",
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": ["Name", "E_Mail", "Size", "Days", "Copies", "Terms", "Sheet"],
    "properties": {
      "Name": { "type": "string", "title": "Name", "minLength": 1, "maxLength": 80 },
      "E_Mail": { "type": "string", "title": "E-mail", "format": "email", "maxLength": 254 },
      "Phone": { "type": "string", "title": "Phone", "format": "tel" },
      "Size": { "type": "string", "title": "Size", "enum": ["A4", "A3"], "default": "A4" },
      "Paper": {
        "type": "string",
        "title": "Paper",
        "oneOf": [{ "const": "plain", "title": "Plain" }, { "const": "laid", "title": "Laid" }]
      },
      "Days": {
        "type": "array",
        "title": "Days",
        "items": { "type": "string", "enum": ["Monday", "Tuesday"] },
        "uniqueItems": true,
        "minItems": 1
      },
      "Copies": { "type": "integer", "title": "Copies", "minimum": 1, "maximum": 10, "default": 1 },
      "Budget": { "type": "number", "title": "Budget", "minimum": 0 },
      "Terms": { "type": "boolean", "title": "I agree", "const": true },
      "Code": { "type": "string", "title": "Voucher", "format": "code", "description": "As on the card" },
      "Secret": { "type": "string", "title": "Password", "maxLength": 80 },
      "Note": { "type": "string", "title": "Note", "maxLength": 400 },
      "People": {
        "type": "array",
        "title": "People",
        "maxItems": 5,
        "items": {
          "type": "object",
          "title": "Person",
          "required": ["name"],
          "properties": {
            "name": { "type": "string", "title": "Name", "maxLength": 80 },
            "age": { "type": "integer", "title": "Age", "minimum": 0 }
          }
        }
      },
      "Sheet": { "type": "string", "title": "Sheet", "format": "data-url" }
    }
  },
  "ui": {
    "ui:order": ["Name", "E_Mail", "Phone", "*"],
    "ui:groups": [
      { "title": "You", "fields": ["Name", "E_Mail", "Phone"] },
      { "title": "People", "fields": ["People"] }
    ],
    "Name": { "ui:autocomplete": "name", "ui:width": "half" },
    "Size": { "ui:placeholder": "Choose a size" },
    "Paper": { "ui:widget": "radio" },
    "Days": { "ui:widget": "checkboxes" },
    "Budget": { "ui:options": { "inputMode": "numeric" } },
    "Secret": { "ui:widget": "password" },
    "Note": { "ui:widget": "textarea", "ui:options": { "rows": 4 } },
    "People": { "ui:label": false, "items": { "name": { "ui:placeholder": "First name" } } },
    "Sheet": { "ui:widget": "file", "ui:options": { "accept": ".pdf,.png" } }
  },
  "texts": {
    "submit": "Order",
    "success": "Thank you!",
    "note": "We use this for your order alone.",
    "confirmation": "Your prints come by post.",
    "missing": { "questions": ["Name", "Sheet"], "text": "A name and a sheet are needed." }
  },
  "after": { "to": "/thanks", "seconds": 3 },
  "delivery": "orders",
  "receipt": true,
  "list": "orders",
  "limits": { "files": 1, "megabytes": 5, "formats": ["pdf", "png"] }
}
`;

/** Texts of the form and their replacements. */
export type FormChange = readonly (readonly [from: string, to: string])[];

const file = 'pages-config/_forms/order.json';
const page = { title: 'Thank you', description: 'x'.repeat(60), sections: [] };
/** The schemas of the engine on disk. */
export const engineSchemas = globSync('schemas/**/*.schema.json', { cwd: root }).map((each): ProjectFile => {
  const name = each.replaceAll(path.sep, '/');
  return { path: name, text: readFileSync(path.join(root, name), 'utf8') };
});
const set = composeSchemas(engineSchemas);

/** The output of the command for the form with a change, with the engine's schemas. */
export function formReport(change: FormChange): string {
  return reportFormText(change.reduce(replaced, FORM));
}

/** The output of the command for a whole form, on a site with these deliveries. */
export function reportFormText(
  text: string,
  deliveries: readonly string[] = ['orders', 'questions'],
): string {
  const project = {
    schemas: engineSchemas,
    pages: [{ path: 'pages-config/thanks.json', text: JSON.stringify(page) }],
    site: { path: 'pages-config/_site.json', text: JSON.stringify({ deliveries }) },
    forms: [{ path: file, text }],
    media: [],
  };
  const { diagnostics } = validateProject(project, { set });
  return formatText(
    diagnostics.filter((each) => each.file === file),
    false,
  );
}

function replaced(text: string, [from, to]: FormChange[number]): string {
  const first = text.indexOf(from);
  if (first < 0) throw new Error(`The form does not contain ${from}`);
  return text.slice(0, first) + to + text.slice(first + from.length);
}
