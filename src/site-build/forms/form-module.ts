import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { _ as code } from 'ajv';
import type { WrittenForm } from '../../core/content/form.gen.ts';
import type { FormDefinition } from '../../core/form/form-definition.ts';
import { formVersion } from '../../core/form/form-version.ts';
import { shownSchema } from '../../core/form/questions/shown-schema.ts';
import { ajvFormats, textFormats } from '../../core/form/questions/text-formats.ts';
import { sha256 } from '../sha256.ts';

/**
 * The code of one form's module: its definition, and functions that validate its answers. They are compiled
 * here, so that the browser needs neither eval nor ajv.
 * @param folder folder of the definitions
 */
export async function formModule(folder: string, id: string): Promise<string> {
  return compileForm(id, await readFile(path.join(folder, `${id}.json`), 'utf8'));
}

/** The code of a form's module. @param text the definition as written @throws if the text is not a form's */
export function compileForm(id: string, text: string): string {
  const { $schema: _, ...written } = JSON.parse(text) as WrittenForm;
  const definition = { ...written, id } as FormDefinition;
  const schema = shownSchema(definition.schema);
  const compiled = compileSchemaValidatorsCode(schema as RJSFSchema, {
    ajvFormatOptions: false,
    ajvOptionsOverrides: {
      verbose: false,
      messages: false,
      // The site is validated separately; ajv would compile the schema of schemas first.
      validateSchema: false,
      formats: ajvFormats,
      code: { lines: false, formats: code`formats` },
    },
  });
  const { imports, body } = withoutRequire(compiled);
  return [
    ...imports,
    ...formatsFor(body),
    `export const definition = ${JSON.stringify(definition)};`,
    `export const version = ${JSON.stringify(formVersion(definition, sha256))};`,
    'const module = { exports: {} };',
    'const exports = module.exports;',
    body,
    'export const validators = module.exports;',
  ].join('\n');
}

/** Replaces the `require` calls in ajv's code with imports, for browsers. */
function withoutRequire(code: string): { imports: string[]; body: string } {
  const imports: string[] = [];
  const body = code.replace(/^"use strict";/, '').replace(/require\("([^"]+)"\)/g, (_, name: string) => {
    const replacement = replacements[name];
    if (!replacement)
      throw new Error(`A form's validator needs "${name}", which has no replacement for the browser.`);
    if (replacement.from) imports.push(replacement.from);
    return replacement.value;
  });
  return { imports: [...new Set(imports)], body };
}

const replacements: Record<string, { from?: string; value: string }> = {
  'ajv/dist/runtime/ucs2length': { value: '{ default: (text) => [...text].length }' },
  'ajv/dist/runtime/equal': {
    from: "import { deepEquals } from '@rjsf/utils';",
    value: '{ default: deepEquals }',
  },
};

/** The names of the format checks that the validator uses; the server uses the same checks. */
function formatsFor(body: string): string[] {
  const usedFormats = Object.entries(textFormats).filter(([name]) => body.includes(`formats.${name}`));
  const module = JSON.stringify(path.join(import.meta.dirname, '../../core/form/questions/text-formats.ts'));
  const table = usedFormats.map(([name, { name: check }]) => `${name}: ${check}`).join(', ');
  return [
    ...(usedFormats.length > 0
      ? [`import { ${usedFormats.map(([, check]) => check.name).join(', ')} } from ${module};`]
      : []),
    `const formats = { ${table} };`,
  ];
}
