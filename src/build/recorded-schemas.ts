import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { ProjectFile } from '../core/project.ts';
import { joinSchemas, type SchemaSet, type Validators } from '../core/schema/compose-schema.ts';
import { FORMATS } from '../core/schema/formats.ts';
import { contentHash } from './record/file-hashes.ts';
import { readKept, writeKept } from './record/kept-file.ts';

/**
 * Puts the schemas together. The code that they are compiled to is kept in node_modules/.cache by what it follows from:
 * what they say, our code that compiles, and the versions of ajv and Node. To compile them takes twenty times as long as
 * to load it.
 * @param engine the engine's root
 * @param compiler the folder of our code that compiles
 * @returns the same set as before where nothing has changed since
 */
export async function recordedSchemas(
  engine: string,
  files: ProjectFile[],
  compiler = path.resolve(import.meta.dirname, '../core/schema'),
): Promise<SchemaSet> {
  const key = contentHash(JSON.stringify([process.version, ajv.version, codeIn(compiler), files]));
  if (lastSet?.key !== key) lastSet = { key, set: await setOf(path.join(engine, CACHE), key, files) };
  return lastSet.set;
}

const require = createRequire(import.meta.url);
const ajv = require('ajv/package.json') as { version: string };

let lastSet: { key: string; set: SchemaSet } | undefined;

const CACHE = 'node_modules/.cache/site/validators';

/** So many stay: who tries a change of a schema and takes it back waits once. */
const KEPT = 4;

async function setOf(folder: string, key: string, files: ProjectFile[]): Promise<SchemaSet> {
  const file = path.join(folder, `${key}.js`);
  const kept = readKept(file, key);
  if (kept) return { ...joinSchemas(files), validators: validatorsLater(() => loadCode(file, kept)) };
  const { compileSchemas } = await import('../core/schema/compile-schemas.ts');
  const set = joinSchemas(files);
  const codeOf = compileSchemas(set);
  // Schemas with faults are compiled again, to tell them again.
  if (set.diagnostics.length > 0) return set;
  writeKept(file, key, codeOf());
  removeAllBut(KEPT, folder);
  return set;
}

/** Validators that are loaded when one is first asked for: where no content has changed, none is. */
function validatorsLater(load: () => Validators): Validators {
  let loaded: Validators | undefined;
  const get = (name: keyof Validators) => (loaded ??= load())[name];
  return {
    get page() {
      return get('page');
    },
    get site() {
      return get('site');
    },
    get form() {
      return get('form');
    },
    get redirects() {
      return get('redirects');
    },
  };
}

function loadCode(file: string, code: Buffer): Validators {
  const validators: Validators = { page: null, site: null, form: null, redirects: null };
  const names = ['exports', 'require', 'formats'];
  // The first line of the file is not code.
  const run = compileFunction(code.toString('utf8'), names, { filename: file, lineOffset: 1 }) as (
    exports: Validators,
    require: NodeJS.Require,
    formats: typeof FORMATS,
  ) => void;
  run(validators, require, FORMATS);
  return validators;
}

function codeIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));
}

function removeAllBut(count: number, folder: string): void {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const age = new Map(files.map((file) => [file, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  const oldLast = files.sort((a, b) => age.get(b)! - age.get(a)!);
  for (const file of oldLast.slice(count)) rmSync(file, { force: true });
}
