import { readFile } from 'node:fs/promises';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { ProjectFile } from '../../core/project.ts';
import type { ImportModule } from '../import-module.ts';
import { loadSite } from '../load-site.ts';
import type { LoadedSite } from '../load-site.ts';
import type { Output } from '../media/outputs.ts';
import { contentHash } from '../record/file-hashes.ts';
import { openRecord, type SiteRecord } from '../record/site-record.ts';
import { readProject } from '../read-project.ts';
import { recordedSchemas } from '../recorded-schemas.ts';
import type { Roots } from '../roots.ts';
import { usableSchemas, type UsableSchemas } from '../usable-schemas.ts';
import { codeFault } from './code-fault.ts';
import { Preview } from './preview.ts';
import type { Memory } from './preview.ts';
import { standInForSite } from './stand-in.ts';

/** What has changed besides content. */
export interface EngineChange {
  /** A schema: to compile them takes longer than all the rest. */
  schemas: boolean;
  /** The code of a template or an extension. */
  code: boolean;
}

/**
 * The content as it is now. At each change only what has changed is read and checked. What was right before is remembered,
 * to be shown where what came after can't be.
 */
export class LiveSite {
  readonly #roots: Roots;
  readonly #importModule: ImportModule;
  readonly #memory: Memory = { files: new Map(), paths: new Set() };
  /** What earlier contents have put out: open pages may still ask for it. */
  readonly #outputs = new Map<string, Output>();
  #record: SiteRecord;
  #schemas: UsableSchemas | undefined;
  #content: LoadedSite | undefined;
  #current: Promise<Preview>;

  constructor(roots: Roots, importModule: ImportModule) {
    this.#roots = roots;
    this.#importModule = importModule;
    this.#record = openRecord(roots);
    // Saved while the code that runs is the code that lies there: later it may have been edited.
    this.#current = this.#read({ schemas: true, code: false }).finally(() => this.#record.save());
    // Whoever asks is told; nobody has asked yet.
    this.#current.catch(() => undefined);
  }

  /** The content of now. @throws when it can't be read, and never could */
  current(): Promise<Preview> {
    return this.#current;
  }

  /** A picture, film, font or download, by its address; as the build hands it out. */
  async output(address: string): Promise<Output | undefined> {
    const { content } = await this.#current;
    const output = content.media.outputs.get(address) ?? this.#outputs.get(address);
    if (!output || 'bytes' in output) return output;
    const amend = (await content.amendments()).get(address.slice(1));
    return amend ? { bytes: await amend(await readFile(output.file)) } : output;
  }

  /** Whether a text is what was checked last under a file's name. */
  async wasChecked(file: string, text: string): Promise<boolean> {
    const { site } = (await this.#current).content.project;
    const checked = site?.path === file ? contentHash(site.text) : this.#record.files.lastHashOf(file);
    return checked === contentHash(text);
  }

  /** Looks for what has changed. */
  reload(changed: EngineChange): Promise<Preview> {
    this.#current = this.#current.catch(() => undefined).then(() => this.#read(changed));
    this.#current.catch(() => undefined);
    return this.#current;
  }

  async #read(changed: EngineChange): Promise<Preview> {
    const before = this.#content;
    const faults: Diagnostic[] = [];
    try {
      this.#content = await this.#load(changed);
    } catch (error) {
      if (!before) throw error;
      faults.push(codeFault(this.#roots.engine, error));
    }
    const content = this.#content ?? before!;
    if (before && before !== content)
      for (const [address, output] of before.media.outputs) this.#outputs.set(address, output);
    const diagnostics = [...faults, ...(this.#schemas?.faults ?? []), ...content.diagnostics];
    return new Preview(this.#roots, { ...content, diagnostics }, this.#memory);
  }

  async #load(changed: EngineChange): Promise<LoadedSite> {
    // Findings follow from schemas and code too: what is known holds for others.
    if (changed.schemas || changed.code)
      this.#record = this.#schemas ? openRecord(this.#roots) : this.#record;
    const project = await readProject(this.#roots);
    if (changed.schemas || !this.#schemas)
      this.#schemas = usableSchemas(
        await recordedSchemas(this.#roots.engine, project.schemas),
        this.#schemas?.set,
      );
    const { set } = this.#schemas;
    const read = (site: ProjectFile | null) =>
      loadSite(this.#roots, {
        tolerant: true,
        project: { ...project, site },
        set,
        importModule: this.#importModule,
        record: this.#record,
        showing: { drafts: true, isDevelopment: true },
      });
    const content = await read(project.site);
    const { validation, diagnostics } = content;
    for (const { file } of validation.pages) this.#memory.paths.add(file);
    if (validation.site && project.site) this.#memory.files.set(siteFile, project.site);
    if (validation.site) return content;
    const standIn = standInForSite(project.site, set, diagnostics, this.#memory.files.get(siteFile));
    return standIn ? { ...(await read(standIn)), diagnostics } : content;
  }
}

const siteFile = 'pages-config/_site.json';
