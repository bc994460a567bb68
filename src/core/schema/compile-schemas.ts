import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { CodeKeywordDefinition, Code, KeywordCxt } from 'ajv';
import type { Diagnostic } from '../diagnostic.ts';
import type { ProjectFile } from '../project.ts';
import { joinSchemas, type SchemaSet } from './compose-schema.ts';
import { schemaId } from './schema-files.ts';
import { CONTENT_FORMATS } from './formats.ts';

/** Composes and compiles the schema files. */
export function composeSchemas(files: ProjectFile[]): SchemaSet {
  const set = joinSchemas(files);
  compileSchemas(set);
  return set;
}

/**
 * Compiles the schemas of a set, and adds validators and diagnostics to the set.
 * @returns a function that generates the validators' code: a CommonJS module with `page`, `site`, `form`,
 *   `translation` and `redirects`, which requires FORMATS as `formats`
 */
export function compileSchemas(set: SchemaSet): () => string {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    unicode: false,
    formats: CONTENT_FORMATS,
    keywords: [...VOCABULARY, POSITION_IN, ENUM_NEEDS],
    logger: false,
    // Optimising would take a quarter of the compile time, and save only a tenth of the code.
    code: { source: true, optimize: false, formats: _`formats` },
  });
  for (const document of set.documents.values()) {
    try {
      ajv.addSchema(document.schema);
    } catch (error) {
      set.diagnostics.push(
        document.diagnostic([], 'schema', `The schema can’t be read: ${errorMessage(error)}.`),
      );
    }
  }
  for (const name of ROOTS) {
    try {
      set.validators[name] = ajv.getSchema(schemaId(name)) ?? null;
    } catch (error) {
      if (set.diagnostics.length === 0) set.diagnostics.push(...culprits(set, ajv, schemaId(name), error));
    }
  }
  const compiled = ROOTS.filter((name) => set.validators[name]);
  return () => standaloneCode(ajv, Object.fromEntries(compiled.map((name) => [name, schemaId(name)])));
}

const ROOTS = ['page', 'site', 'form', 'translation', 'redirects'] as const;

/** Our annotations in schemas, which ajv must accept. */
const VOCABULARY = [
  'part',
  'heading',
  'tsType',
  'enumDescriptions',
  'control',
  'controls',
  'draft',
  'markdownDescription',
  'widget',
  'collection',
  'needs',
  'shown',
  'pictureWidth',
  'pictureShapes',
  'instead',
  'enumInstead',
  'fileEndings',
  'withoutStart',
  'entry',
  'group',
  'alsoCalled',
  'enumAlsoCalled',
];

/** The files that prevent a schema from compiling: those it refers to, or the schema itself. */
function culprits(set: SchemaSet, ajv: Ajv, id: string, error: unknown): Diagnostic[] {
  const describeError = (problem: unknown) => `The schema can’t be compiled: ${errorMessage(problem)}.`;
  const found = [...set.documents.values()].flatMap((document) => {
    if (document.id === id) return [];
    try {
      ajv.getSchema(document.id);
      return [];
    } catch (problem) {
      return [document.diagnostic([], 'schema', describeError(problem))];
    }
  });
  // Every schema that refers to a broken one fails too: the first file that fails is the cause.
  const document = set.documents.get(id);
  return found.length > 0
    ? found.slice(0, 1)
    : document
      ? [document.diagnostic([], 'schema', describeError(error))]
      : [];
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}

/** Our keyword for values that require another key next to them. Values without an entry require none. */
const ENUM_NEEDS: CodeKeywordDefinition = {
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

/** Our keyword for the number, from 1, of an entry in another list of the same object. */
const POSITION_IN: CodeKeywordDefinition = {
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
