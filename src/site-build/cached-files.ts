import type { Texts } from '../core/content/texts.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Project, ProjectFile } from '../core/project.ts';
import type { FileFacts, FileResult } from '../core/rules/file-facts.ts';
import type { AcrossFiles, FileCache } from '../core/file-cache.ts';
import { uncommonCharacters } from '../core/theme/uncommon-characters.ts';
import type { CheckedAhead } from './check/check-messages.ts';
import {
  cachedFacts,
  type ContextHashes,
  type CachedFacts,
  type CachedBody,
  type InputHashes,
  type CachedHead,
  type CachedResult,
} from './cached-facts.ts';
import { contentHash, type FileContent } from './cache/file-hashes.ts';
import { filesIn, hashInputs, validationVersion } from './validation-inputs.ts';
import type { CacheTable } from './cache/cache-table.ts';
import type { BuildCache } from './cache/build-cache.ts';

interface CachedAcross {
  /** The hash of all inputs of the rules across files. */
  inputs: string;
  diagnostics: AcrossFiles['diagnostics'];
  /** The files that the rules have read again, each with the hash of its content. */
  read: [file: string, hash: string | undefined][];
}

/** The cached facts of a site's files and of its engine, from this and earlier runs. */
export interface CachedFiles extends FileCache {
  /** The diagnostics of the engine itself; calls `find` if code, schemas or _site.json have changed. */
  engineDiagnostics(find: () => Diagnostic[]): Diagnostic[];
  /** A hash of everything in a file that other pages may show, and of the characters that fonts must have. */
  getTrace(file: string): string;
  /** Whether rules across files have read the file again: then any change in it matters. */
  isReadAcross(file: string): boolean;
  /** All non-ASCII characters of the site. Validation returns the same, if no file has changed meanwhile. */
  characters(): string;
  /** Removes the entries of missing files. */
  removeMissing(): void;
  /** The pages without cached facts. */
  newPages(): string[];
  /**
   * Adds the facts of files that another thread has validated, with the same _site.json and shared sections.
   */
  adopt(checked: readonly CheckedAhead[]): void;
  /** The hashes of _site.json and the shared sections, which are inputs of validation. */
  readonly contextHashes: ContextHashes;
}

/**
 * Caches facts of files by content. A page is validated again if it changes; one with a template also if
 * _site.json does.
 * @param options.isFresh whether every page has just been hashed: a page with a cached result is then not
 *   hashed again
 */
export function cachedFiles(
  cache: BuildCache,
  project: Project,
  texts: Texts,
  { isFresh = false } = {},
): CachedFiles {
  const { files } = cache;
  const version = validationVersion(project);
  const results = cache.table<CachedResult>('results', version);
  const heads = cache.table<CachedHead>('heads', version);
  const bodies = cache.table<CachedBody>('bodies', version);
  const engine = cache.table<{ site: string; diagnostics: Diagnostic[] }>('engine');
  const across = cache.table<CachedAcross>('across', version);
  const site = contentHash(project.site?.text ?? '');
  const shared = contentHash(JSON.stringify(project.shared ?? []));
  // The pages whose hashes are current: all other files were read, perhaps after they had been hashed.
  const freshPages = new Set(isFresh ? project.pages : []);
  const isUnchanged = (hash: string, last: InputHashes | undefined) =>
    last?.hash === hash &&
    (last.site === undefined || last.site === site) &&
    (last.shared === undefined || last.shared === shared);
  const store = (file: string, { result, head, body }: CachedFacts): void => {
    results.set(file, result);
    heads.setText(file, head);
    bodies.setText(file, body);
  };
  const cacheFacts = (file: ProjectFile, hash: string, facts: FileFacts): FileFacts => {
    store(file.path, cachedFacts(facts, { hash, site, shared }));
    return facts;
  };
  // A file's entry in a table, if its inputs are unchanged. If the tables were not saved together, the file
  // is validated again.
  const cachedIfUnchanged = <Entry extends InputHashes>(
    table: CacheTable<Entry>,
    file: string,
  ): Entry | undefined => {
    const cached = table.get(file);
    return cached && isUnchanged(results.get(file)!.hash, cached) ? cached : undefined;
  };
  return {
    contextHashes: { site, shared },
    newPages: () => project.pages.map(({ path }) => path).filter((file) => !results.has(file)),
    adopt: (checked) => {
      for (const { file, state, facts } of checked) {
        files.adopt(file, state);
        store(file, facts);
      }
    },
    getResult: (file, find) => {
      const lastResult = freshPages.has(file) ? results.get(file.path) : undefined;
      if (lastResult && isUnchanged(files.getLastHash(file.path) ?? '', lastResult))
        return resultIn(lastResult);
      // The substitute of a broken _site.json is not on disk.
      const { hash, bytes }: FileContent = file === project.site ? { hash: site } : files.hashFile(file.path);
      const last = results.get(file.path);
      if (last && isUnchanged(hash, last)) return resultIn(last);
      const { path, text } = bytes ? { path: file.path, text: bytes.toString('utf8') } : file;
      // The other facts are cached as text: as objects, those of thousands of files take four times the
      // memory.
      cacheFacts(file, hash, find({ path, text }));
      return resultIn(results.get(path)!);
    },
    getHead: (file, find) =>
      cachedIfUnchanged(heads, file.path)?.head ?? cacheFacts(file, results.get(file.path)!.hash, find(file)),
    getBody: (file, find) =>
      cachedIfUnchanged(bodies, file.path)?.body ??
      cacheFacts(file, results.get(file.path)!.hash, find(file)),
    acrossFiles: (question, find) => {
      const inputs = hashInputs(project, texts, (file) => results.get(file)?.outward);
      const last = across.get(question);
      const getHash = (file: string) => results.get(file)?.hash;
      if (last?.inputs === inputs && last.read.every(([file, hash]) => getHash(file) === hash))
        return last.diagnostics;
      const { diagnostics, read } = find();
      across.set(question, { inputs, diagnostics, read: [...read].map((file) => [file, getHash(file)]) });
      const newest = [...across.keys()].slice(-MAX_QUESTIONS);
      across.keepOnly((key) => newest.includes(key));
      return diagnostics;
    },
    isUpToDate: (file, from) => results.get(file.path)?.upToDate === `${from} ${shared}`,
    noteUpToDate: (file, from) => {
      const result = results.get(file.path);
      if (result) results.set(file.path, { ...result, upToDate: `${from} ${shared}` });
    },
    engineDiagnostics: (find) => {
      const last = engine.get('diagnostics');
      if (last?.site === site) return last.diagnostics;
      const diagnostics = find();
      engine.set('diagnostics', { site, diagnostics });
      return diagnostics;
    },
    getTrace: (file) => {
      const { outward = '', characters = '' } = results.get(file) ?? {};
      return outward + characters;
    },
    characters: () => {
      const { site: siteFile, forms, unrouted = [], shared: sections = [] } = project;
      const others = [...(siteFile ? [siteFile] : []), ...forms, ...unrouted, ...sections];
      const characters = [
        ...project.pages.map((page) => results.get(page.path)?.characters ?? uncommonCharacters(page.text)),
        ...others.map(({ text }) => uncommonCharacters(text)),
      ];
      return [...new Set(characters.join(''))].join('');
    },
    isReadAcross: (file) => {
      const cachedAcross = [...across.keys()].map((each) => across.get(each));
      return (
        cachedAcross.length === 0 ||
        cachedAcross.some((each) => each?.read.some(([readFile]) => readFile === file))
      );
    },
    removeMissing: () => {
      const existingPaths = new Set(filesIn(project).map((file) => file.path));
      const hasMissing = [...results.keys()].some((file) => !existingPaths.has(file));
      for (const table of hasMissing ? [results, heads, bodies] : [])
        table.keepOnly((file) => existingPaths.has(file));
    },
  };
}

/** The number of cached results with different inputs: commands with and without drafts alternate. */
const MAX_QUESTIONS = 4;

/** Most files have no diagnostics: a shared empty list saves thousands of copies. */
function resultIn({ valid = false, broken = NONE, found = NONE, moments }: CachedResult): FileResult {
  return { valid, broken, found, ...(moments && { moments }) };
}

const NONE: never[] = [];
