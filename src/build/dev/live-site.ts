import type { Diagnostic } from '../../core/diagnostic.ts';
import type { ProjectFile } from '../../core/project.ts';
import { composeSchemas } from '../../core/schema/compose-schema.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import type { ImportModule } from '../import-module.ts';
import { loadSite } from '../load-site.ts';
import type { LoadedSite } from '../load-site.ts';
import type { Output } from '../media/outputs.ts';
import { readProject } from '../read-project.ts';
import type { Roots } from '../roots.ts';
import { codeFault } from './code-fault.ts';
import { Preview } from './preview.ts';
import type { Memory } from './preview.ts';
import { standInForSite } from './stand-in.ts';

/**
 * The content as it is now, read anew at each change. What was right before is remembered, to be shown where what came
 * after can't be.
 */
export class LiveSite {
  readonly #roots: Roots;
  readonly #importModule: ImportModule;
  readonly #memory: Memory = { files: new Map() };
  /** What earlier contents have put out: open pages may still ask for it. */
  readonly #outputs = new Map<string, Output>();
  #schemas: { set: SchemaSet; faults: Diagnostic[] } | undefined;
  #content: LoadedSite | undefined;
  #current: Promise<Preview>;

  constructor(roots: Roots, importModule: ImportModule) {
    this.#roots = roots;
    this.#importModule = importModule;
    this.#current = this.#read({ schemas: true });
    // Whoever asks is told; nobody has asked yet.
    this.#current.catch(() => undefined);
  }

  /** The content of now. @throws when it can't be read, and never could */
  current(): Promise<Preview> {
    return this.#current;
  }

  /** A picture, film, font or download, by its address. */
  async output(address: string): Promise<Output | undefined> {
    const { content } = await this.#current;
    return content.media.outputs.get(address) ?? this.#outputs.get(address);
  }

  /**
   * Reads everything anew.
   * @param schemas whether a schema has changed: to compile them takes longer than all the rest
   */
  reload(changed: { schemas: boolean }): Promise<Preview> {
    this.#current = this.#current.catch(() => undefined).then(() => this.#read(changed));
    this.#current.catch(() => undefined);
    return this.#current;
  }

  async #read(changed: { schemas: boolean }): Promise<Preview> {
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

  async #load(changed: { schemas: boolean }): Promise<LoadedSite> {
    const project = await readProject(this.#roots);
    if (changed.schemas || !this.#schemas)
      this.#schemas = usable(composeSchemas(project.schemas), this.#schemas?.set);
    const { set } = this.#schemas;
    const read = (site: ProjectFile | null) =>
      loadSite(this.#roots, {
        tolerant: true,
        project: { ...project, site },
        set,
        importModule: this.#importModule,
      });
    const content = await read(project.site);
    const { validation, diagnostics } = content;
    for (const each of [...validation.pages, validation.notFound, validation.offline, validation.site])
      if (each) this.#memory.files.set(each.source.file, { path: each.source.file, text: each.source.text });
    if (validation.site) return content;
    const standIn = standInForSite(project.site, set, diagnostics, this.#memory.files.get(siteFile));
    return standIn ? { ...(await read(standIn)), diagnostics } : content;
  }
}

const siteFile = 'pages-config/_site.json';

/** Schemas with a fault that nothing can be checked by leave the earlier ones in use. */
function usable(set: SchemaSet, earlier: SchemaSet | undefined): { set: SchemaSet; faults: Diagnostic[] } {
  const isUsable = Object.values(set.validators).every((validator) => validator !== null);
  return isUsable || !earlier ? { set, faults: [] } : { set: earlier, faults: set.diagnostics };
}
