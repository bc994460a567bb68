import path from 'node:path';
import { kindOfFile } from 'pagewright/compare';
import { classifyContentFile } from 'pagewright/content';
import { type EditorRenderer, type LiveState, openRenderer } from 'pagewright/editor';
import type { Roots } from 'pagewright/extension';
import { type DataPath, findValueAt, type Refused } from 'pagewright/json';
import type { ListedPage, PageState, Panel, StudioEvent } from '../protocol.ts';
import { Canvas } from './canvas/canvas.ts';
import { PageCanvas } from './canvas/page-canvas.ts';
import { StudioContent, type CurrentContent } from './content.ts';
import { Documents } from './documents/documents.ts';
import { DraftStore } from './documents/draft-store.ts';
import type { OpenDocument } from './documents/open-document.ts';
import { SectionGallery } from './gallery/section-gallery.ts';
import { createPanel, keyOrder } from './panel/panel.ts';
import { listNames, type SiteNameList } from './media/name-list.ts';
import { fitFieldExample } from './panel/fit-field-example.ts';
import type { PanelSchemas } from './panel/panel-schema.ts';
import { listPages } from './pages/list-pages.ts';
import { errorKey, readOpenPage, pageState, type OpenPage } from './pages/page-state.ts';
import type { PageSource } from './pages/page-source.ts';
import { isSettingsFile } from './pages/settings-page.ts';
import { countSharedUses } from './pages/shared-uses.ts';

export interface WorkspaceOptions {
  roots: Roots;
  /** The data folder, for drafts. */
  data: string;
  /** Called for each event. */
  report: (event: StudioEvent) => void;
  /** Called with unexpected errors. */
  fail: (error: unknown) => void;
}

/** The state of the studio: content, open files and canvas. Requests read it; `Editing` changes it. */
export class Workspace {
  readonly roots: Roots;
  readonly documents: Documents;
  /** Renders pages with the code of the build. */
  readonly renderer: EditorRenderer;
  readonly canvas: PageCanvas;
  readonly content: StudioContent;
  readonly gallery: SectionGallery;
  readonly #report: (event: StudioEvent) => void;
  #state: LiveState;
  #checkedVersion = 0;
  #timer: NodeJS.Timeout | undefined;
  #names: { state: LiveState; list: SiteNameList } | undefined;
  readonly #waiting = new Set<OpenDocument>();
  /** The open pages, as in the last answers. */
  readonly #pages = new Map<string, PageSource>();
  #countPages: (name: string) => number = () => 0;
  /** The errors of the files on disk. */
  #known: ReadonlySet<string> = new Set();

  private constructor(
    { roots, data, report, fail }: WorkspaceOptions,
    content: StudioContent,
    state: LiveState,
    renderer: EditorRenderer,
  ) {
    this.roots = roots;
    this.renderer = renderer;
    this.#report = report;
    this.documents = new Documents(roots.site, new DraftStore(data, roots.site, fail));
    this.content = content;
    this.#state = state;
    this.#take(state);
    this.canvas = new PageCanvas(new Canvas(renderer), this.content);
    this.gallery = new SectionGallery(roots);
  }

  /** Reads the site, and restores drafts. @param onFileChange called with the path of each file that changes on disk */
  static async open(
    options: WorkspaceOptions,
    onFileChange: (workspace: Workspace, file: string) => void,
  ): Promise<Workspace> {
    const content = new StudioContent(options.roots, options.fail);
    // Bundling does not wait for the content. A form with errors makes it fail.
    const bundled = openRenderer(options.roots, []);
    bundled.catch(() => undefined);
    let state = await content.read();
    const opened: { workspace?: Workspace; isStale?: true } = {};
    content.watch(
      (next) => {
        state = next;
        if (opened.workspace) opened.workspace.#take(next);
      },
      (file) => {
        if (opened.workspace) onFileChange(opened.workspace, file);
        else opened.isStale = true;
      },
    );
    const withoutForms = invalidForms(state);
    const renderer = await (withoutForms.length > 0 ? openRenderer(options.roots, withoutForms) : bundled);
    const workspace = new Workspace(options, content, state, renderer);
    opened.workspace = workspace;
    if (opened.isStale) content.reload();
    const placedIn = (file: string) => workspace.placedIn(file);
    for (const document of await workspace.documents.restore(placedIn)) workspace.noteChange(document);
    return workspace;
  }

  /** The errors of the files on disk, which do not prevent saving other files. */
  get knownErrors(): ReadonlySet<string> {
    return this.#known;
  }

  now(): CurrentContent {
    return this.content.now(this.documents.texts());
  }

  pages(): ListedPage[] {
    return listPages(this.#state, this.documents.unsaved());
  }

  /** The last state of the content. */
  get state(): LiveState {
    return this.#state;
  }

  /** The names that content can refer to; listed once for each checked state. */
  get names(): SiteNameList {
    const { state } = this;
    if (this.#names?.state !== state) this.#names = { state, list: listNames(state) };
    return this.#names.list;
  }

  /** @param file of a page or a shared section */
  async page(file: string): Promise<OpenPage | Refused> {
    if (!isEditable(file)) return { refused: `${file} can’t be edited here.` };
    const open = await readOpenPage(file, this.now(), this.documents, this.#pages.get(file));
    if (!('refused' in open)) this.#pages.set(file, open.page);
    return open;
  }

  pageState(open: OpenPage): PageState {
    const { version } = this.documents;
    const isChecked = this.#checkedVersion === version;
    return pageState(open, this.now(), version, isChecked, this.#countPages);
  }

  /** @param start the path of the outline's row, where the breadcrumbs begin */
  async panel(file: string, at: DataPath, start: DataPath): Promise<Panel | undefined> {
    const document = await this.documents.open(file);
    if ('refused' in document) return undefined;
    const { data } = document.source;
    const { set } = this.now();
    const { known } = this.names;
    const fit: PanelSchemas['fit'] = (nodes, example) => fitFieldExample(set, known, nodes, example);
    return createPanel({ set, fit }, kindOfFile(file), { file, data }, at, start);
  }

  /** Returns the order of keys for the object at a path. */
  keyOrder({ file, source: { data } }: OpenDocument): (at: DataPath) => readonly string[] {
    const { set } = this.now();
    return (at) =>
      findValueAt(data, at) === undefined && at.length > 0 ? [] : keyOrder(set, kindOfFile(file), data, at);
  }

  placedIn(file: string) {
    return { set: this.now().set, kind: kindOfFile(file) };
  }

  /** Schedules the check of a changed document. */
  noteChange(document: OpenDocument): void {
    this.documents.changed(document);
    this.#waiting.add(document);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), PAUSE);
  }

  /** Records a saved file. */
  noteSaved({ file }: OpenDocument): void {
    this.content.close(file);
  }

  /** Checks all changes now. */
  async check(): Promise<LiveState> {
    if (!this.#state.isChecked) await this.content.check();
    this.#write();
    return this.content.check();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.content.stop();
    await this.documents.flush();
  }

  #write(): void {
    clearTimeout(this.#timer);
    // Until then, errors of the files on disk can't be distinguished from those of unsaved texts.
    if (!this.#state.isChecked) return;
    for (const { file, text } of this.#waiting) this.content.write(file, text);
    this.#waiting.clear();
  }

  #take(state: LiveState): void {
    const wasChecked = this.#state.isChecked;
    this.#state = state;
    this.#countPages = countSharedUses(state);
    if (!state.isChecked) return;
    const errors = state.diagnostics.filter(({ severity }) => severity === 'error');
    if (this.documents.unsaved().length === 0 || state.unsaved.size === 0)
      this.#known = new Set(errors.map(errorKey));
    const isCurrent = this.documents
      .all()
      .every(({ file, text, base }) => (state.unsaved.get(file) ?? base) === text);
    if (!wasChecked) this.#write();
    if (!isCurrent || this.#waiting.size > 0) return;
    this.#checkedVersion = this.documents.version;
    this.#report({ kind: 'checked', version: this.#checkedVersion });
  }
}

/**
 * The delay of a check in milliseconds, longer than between two typed letters: a check would delay the next key press.
 */
const PAUSE = 400;

/** The ids of the forms with errors. */
function invalidForms({ project, validation }: LiveState): string[] {
  const valid = new Set(validation.forms.map(({ file }) => file));
  return project.forms
    .filter(({ path: file }) => classifyContentFile(file) === 'form' && !valid.has(file))
    .map(({ path: file }) => path.basename(file, '.json'));
}

/** Whether the studio edits a file: a page, a shared section, a form or the site's own. */
export function isEditable(file: string): boolean {
  return isSettingsFile(file) || ['page', 'unrouted', 'shared'].includes(classifyContentFile(file));
}

/** The data folder of a site: DATA_DIR, or var in the site. */
export function dataFolder(site: string, environment: NodeJS.ProcessEnv): string {
  return path.resolve(site, environment['DATA_DIR'] || 'var');
}
