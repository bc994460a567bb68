import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import type { ProjectFile } from '../core/project.ts';
import { lazyValue } from '../core/lazy-value.ts';
import { joinSchemas, type SchemaSet, type Validators } from '../core/schema/compose-schema.ts';
import { CONTENT_FORMATS } from '../core/schema/formats.ts';
import { readCheckedSchemas } from '../core/schema/schema-files.ts';
import { contentHash } from './cache/file-hashes.ts';
import { readCacheFile, writeCacheFile } from './cache/cache-file.ts';
import { cachePlace } from './project-folder.ts';
import type { Roots } from './roots.ts';

/**
 * Composes the schemas. The compiled code is cached by its inputs: the schemas, our compiler, and the
 * versions of ajv and Node. Compiling takes twenty times as long as loading.
 * @param compiler the folder of our compiler
 * @returns the same set as in the last call if nothing has changed
 */
export async function cachedSchemas(
  roots: Roots,
  files: ProjectFile[],
  compiler = path.resolve(import.meta.dirname, '../core/schema'),
): Promise<SchemaSet> {
  const texts = files.flatMap(({ path: file, text }) => [file, text]);
  const key = contentHash([FORMAT, process.version, ajv.version, ...codeIn(compiler), ...texts].join('\n'));
  if (lastSet?.key !== key) lastSet = { key, set: await loadSchemaSet(roots, key, files) };
  return lastSet.set;
}

const require = createRequire(import.meta.url);
const ajv = require('ajv/package.json') as { version: string };

/**
 * Caches Node's machine code of the validators for later runs. Callers call it after the validators were
 * used; only the first runs need it.
 */
export function cacheMachineCode(): void {
  cacheLater?.();
  cacheLater = undefined;
}

let lastSet: { key: string; set: SchemaSet } | undefined;
let cacheLater: (() => void) | undefined;

/** Increment if the format of the cached code changes. */
const FORMAT = 'ascii';

/** The number of cached versions: after undoing a change of a schema, an earlier version is used again. */
const MAX_VERSIONS = 4;

async function loadSchemaSet(roots: Roots, key: string, files: ProjectFile[]): Promise<SchemaSet> {
  const folder = cachePlace(roots, 'validators');
  const file = path.join(folder, `${key}.js`);
  const cached = readCacheFile(file, key);
  if (cached) {
    const compiled = cachePlace(roots, `validators-compiled/${key}`);
    return lazySchemaSet(
      files,
      lazyValidators(() => loadCode(file, cached, compiled, key)),
    );
  }
  const { compileSchemas } = await import('../core/schema/compile-schemas.ts');
  const set = joinSchemas(files);
  const compiledCode = compileSchemas(set);
  // Schemas with errors are always compiled, to report the errors again.
  if (set.diagnostics.length > 0) return set;
  cacheIfWritable(file, key, inAscii(compiledCode()));
  return set;
}

/** A valid set whose schemas are composed on first use. */
function lazySchemaSet(files: ProjectFile[], validators: Validators): SchemaSet {
  const getSet = lazyValue(() => joinSchemas(files, readCheckedSchemas));
  return {
    diagnostics: [],
    validators,
    get sections() {
      return getSet().sections;
    },
    get templates() {
      return getSet().templates;
    },
    get documents() {
      return getSet().documents;
    },
    root: (name) => getSet().root(name),
    follow: (placed) => getSet().follow(placed),
  };
}

/** Validators that are loaded on first use: if no content has changed, never. */
function lazyValidators(load: () => Validators): Validators {
  let loaded: Validators | undefined;
  const getValidator = (name: keyof Validators) => (loaded ??= load())[name];
  return {
    get page() {
      return getValidator('page');
    },
    get site() {
      return getValidator('site');
    },
    get form() {
      return getValidator('form');
    },
    get translation() {
      return getValidator('translation');
    },
    get redirects() {
      return getValidator('redirects');
    },
  };
}

function loadCode(file: string, code: Buffer, compiled: string, key: string): Validators {
  const validators: Validators = { page: null, site: null, form: null, translation: null, redirects: null };
  const cachedData = readCacheFile(compiled, key);
  // The first line of the file is not code.
  const script = new Script(`(exports, require, formats) => {${code.toString('latin1')}\n}`, {
    filename: file,
    lineOffset: 1,
    cachedData,
  });
  const run = script.runInThisContext() as (
    exports: Validators,
    require: NodeJS.Require,
    formats: typeof CONTENT_FORMATS,
  ) => void;
  run(validators, require, CONTENT_FORMATS);
  if (!cachedData || script.cachedDataRejected)
    cacheLater = () => cacheIfWritable(compiled, key, script.createCachedData());
  return validators;
}

/** Escapes code to ASCII: one-byte characters take half the time to read. */
function inAscii(code: string): string {
  return code.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function codeIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));
}

/** Writes a file of the cache, and removes old ones. A folder that can't be written is no error. */
function cacheIfWritable(file: string, key: string, content: string | Buffer): void {
  try {
    writeCacheFile(file, key, content);
    removeAllBut(MAX_VERSIONS, path.dirname(file));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

function removeAllBut(count: number, folder: string): void {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const age = new Map(files.map((file) => [file, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  const newestFirst = files.sort((a, b) => age.get(b)! - age.get(a)!);
  for (const file of newestFirst.slice(count)) rmSync(file, { force: true });
}
