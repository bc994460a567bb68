import type { FormChange } from '../form-fixture.ts';

const end = `"format": "data-url" }
    }
  },`;

/** Adds conditions to the form of the fixture: a branch of each kind, and a branch within a branch. */
export const conditional: FormChange[number] = [
  end,
  `"format": "data-url" }
    },
    "allOf": [
      {
        "if": { "properties": { "Paper": { "const": "laid" } }, "required": ["Paper"] },
        "then": {
          "properties": { "Weight": { "type": "integer", "title": "Weight", "minimum": 80 } },
          "required": ["Weight"]
        },
        "else": { "properties": { "Recycled": { "type": "boolean", "title": "Recycled" } } }
      },
      {
        "if": {
          "properties": { "Recycled": { "const": true }, "Size": { "enum": ["A4", "A3"] } },
          "required": ["Recycled", "Size"]
        },
        "then": { "properties": { "Why": { "type": "string", "title": "Why" } } }
      }
    ]
  },`,
];
