import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import type { ProjectFile } from '../core/project.ts';
import { lazyValue } from '../core/lazy-value.ts';
import { joinSchemas, type SchemaSet, type Validators } from '../core/schema/compose-schema.ts';
import { FORMATS } from '../core/schema/formats.ts';
import { contentHash } from './cache/file-hashes.ts';
import { readCacheFile, writeCacheFile } from './cache/cache-file.ts';
import { cachePlace } from './project-folder.ts';
import type { Roots } from './roots.ts';

/**
 * Puts the schemas together. The code that they are compiled to is kept by what it follows from:
 * what they say, our code that compiles, and the versions of ajv and Node. To compile them takes twenty times as long as
 * to load it.
 * @param compiler the folder of our code that compiles
 * @returns the same set as before where nothing has changed since
 */
export async function cachedSchemas(
  roots: Roots,
  files: ProjectFile[],
  compiler = path.resolve(import.meta.dirname, '../core/schema'),
): Promise<SchemaSet> {
  const key = contentHash(JSON.stringify([FORMAT, process.version, ajv.version, codeIn(compiler), files]));
  if (lastSet?.key !== key) lastSet = { key, set: await setOf(roots, key, files) };
  return lastSet.set;
}

const require = createRequire(import.meta.url);
const ajv = require('ajv/package.json') as { version: string };

/**
 * Keeps what Node has made of the validators' code in this run, so that others need not read it: to be called once they
 * have been used. It is there already in all runs but the first ones.
 */
export function keepMachineCode(): void {
  unkept?.();
  unkept = undefined;
}

let lastSet: { key: string; set: SchemaSet } | undefined;
let unkept: (() => void) | undefined;

/** To be changed with how the code is kept. */
const FORMAT = 'ascii';

/** So many stay: who tries a change of a schema and takes it back waits once. */
const KEPT = 4;

async function setOf(roots: Roots, key: string, files: ProjectFile[]): Promise<SchemaSet> {
  const folder = cachePlace(roots, 'validators');
  const file = path.join(folder, `${key}.js`);
  const kept = readCacheFile(file, key);
  if (kept) {
    const compiled = cachePlace(roots, `validators-compiled/${key}`);
    return setLater(
      files,
      validatorsLater(() => loadCode(file, kept, compiled, key)),
    );
  }
  const { compileSchemas } = await import('../core/schema/compile-schemas.ts');
  const set = joinSchemas(files);
  const codeOf = compileSchemas(set);
  // Schemas with faults are compiled again, to tell them again.
  if (set.diagnostics.length > 0) return set;
  writeCacheFile(file, key, inAscii(codeOf()));
  removeAllBut(KEPT, folder);
  return set;
}

/** A set without faults, whose schemas are put together when something in them is first asked for. */
function setLater(files: ProjectFile[], validators: Validators): SchemaSet {
  const joined = lazyValue(() => joinSchemas(files));
  return {
    diagnostics: [],
    validators,
    get sections() {
      return joined().sections;
    },
    get templates() {
      return joined().templates;
    },
    get documents() {
      return joined().documents;
    },
    root: (name) => joined().root(name),
    follow: (placed) => joined().follow(placed),
  };
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
    get translation() {
      return get('translation');
    },
    get redirects() {
      return get('redirects');
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
    formats: typeof FORMATS,
  ) => void;
  run(validators, require, FORMATS);
  if (!cachedData || script.cachedDataRejected)
    unkept = () => {
      writeCacheFile(compiled, key, script.createCachedData());
      removeAllBut(KEPT, path.dirname(compiled));
    };
  return validators;
}

/** Code in which every character is one byte takes half of the time to read. */
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

function removeAllBut(count: number, folder: string): void {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const age = new Map(files.map((file) => [file, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  const oldLast = files.sort((a, b) => age.get(b)! - age.get(a)!);
  for (const file of oldLast.slice(count)) rmSync(file, { force: true });
}
