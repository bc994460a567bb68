import type { Diagnostic } from '../core/diagnostic.ts';
import type { Project, ProjectFile } from '../core/project.ts';
import type { FileFacts } from '../core/rules/file-facts.ts';
import { composeSchemas, type SchemaSet } from '../core/schema/compose-schema.ts';
import type { FileMemory } from '../core/validate.ts';
import { contentHash, type SeenFile } from './record/file-hashes.ts';
import type { SiteRecord } from './record/site-record.ts';

interface KnownFile {
  /** Of its content. */
  hash: string;
  /** Of the site's file, where the page has a template, which may take from it. */
  site?: string;
  facts: FileFacts;
}

/** What is known of a site's files and of its engine, from this run and from earlier ones. */
export interface RecordedFiles extends FileMemory {
  /** What is wrong with the engine itself; `find` looks for it where code, schemas or the site's file have changed. */
  engineFaults(find: () => Diagnostic[]): Diagnostic[];
  /** Puts the schemas together; they are compiled only where something has to be checked by them. */
  composeSchemas(): SchemaSet;
  /** Forgets the files that are gone. */
  forgetGone(): void;
}

/**
 * Remembers by their content what was found out about files. A page is checked again when it changes; one with a template
 * also when the site's file does, from which the template may take.
 */
export function recordedFiles(record: SiteRecord, project: Project): RecordedFiles {
  const { files } = record;
  const known = record.table<KnownFile>('checked', project.editorSchemas);
  const engine = record.table<{ site: string; faults: Diagnostic[] }>('engine');
  const sound = record.table<boolean>('sound');
  const site = contentHash(project.site?.text ?? '');
  return {
    factsOf: (file, find) => {
      // What stands in for a faulty file of the site lies on no disk.
      const { hash, bytes }: SeenFile = file === project.site ? { hash: site } : files.look(file.path);
      const before = known.get(file.path);
      if (before?.hash === hash && (before.site === undefined || before.site === site)) return before.facts;
      const facts = find(bytes ? { path: file.path, text: bytes.toString('utf8') } : file);
      const hasTemplate = facts.data['template'] !== undefined;
      known.set(file.path, { hash, facts, ...(hasTemplate && { site }) });
      return facts;
    },
    engineFaults: (find) => {
      const before = engine.get('faults');
      if (before?.site === site) return before.faults;
      const faults = find();
      engine.set('faults', { site, faults });
      return faults;
    },
    composeSchemas: () => {
      const set = composeSchemas(project.schemas, { sound: sound.get('schemas') });
      if (!sound.get('schemas') && set.diagnostics.length === 0) sound.set('schemas', true);
      return set;
    },
    forgetGone: () => {
      const there = new Set(filesIn(project).map((file) => file.path));
      known.keepOnly((file) => there.has(file));
    },
  };
}

function filesIn({ pages, forms, site, notFound, offline }: Project): ProjectFile[] {
  return [...pages, ...forms, site, notFound, offline].filter((file) => file !== null && file !== undefined);
}
