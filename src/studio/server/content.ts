import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseSharedSections,
  type Project,
  type ProjectFile,
  type ResolvedSite,
  type SharedSections,
} from 'pagewright/content';
import {
  EditorContent,
  fontStyles,
  type LiveState,
  type LoadedSite,
  loadPreview,
  type OutputFile,
  type PreviewContent,
  watchFolders,
  withUnsaved,
} from 'pagewright/editor';
import type { Roots } from 'pagewright/extension';
import { parseTranslation } from 'pagewright/page';
import type { SchemaSet } from 'pagewright/schema';
import type { PlacedDiagnostic } from '../protocol.ts';
import type { OpenDocument } from './documents/open-document.ts';
import { placeDiagnostics } from './pages/placed-diagnostics.ts';

/** The current content of a site, with unsaved texts in place of files. */
export interface CurrentContent {
  project: Project;
  set: SchemaSet;
  shared: SharedSections;
  /** The resolver of the last checked state. */
  content: LoadedSite;
  /** The current file of a form, by the form's id. */
  getForm: (id: string) => ProjectFile | undefined;
  /** The diagnostics of the last checked text of a document. */
  getPlaced: (document: OpenDocument) => readonly PlacedDiagnostic[];
}

/** Stores the content in memory, checks it after each change, and reads it again after changes on disk. */
export class StudioContent {
  readonly #roots: Roots;
  readonly #editor: EditorContent;
  readonly #outputs = new Map<string, OutputFile>();
  #checked: CheckedContent | undefined;
  #fonts: ReturnType<LoadedSite['fonts']> | undefined;
  #report: ((state: LiveState) => void) | undefined;
  #stop: (() => void) | undefined;

  /** @param fail called if content can't be read; the last state stays in use */
  constructor(roots: Roots, fail: (error: unknown) => void) {
    this.#roots = roots;
    const showing = { drafts: true, isDevelopment: true };
    this.#editor = new EditorContent(
      roots,
      async (state) => {
        await this.#take(state);
        this.#report?.(state);
      },
      fail,
      { showing, reportsUnchecked: true },
    );
  }

  /**
   * Watches the content.
   * @param report called after each check, with the state
   * @param onFileChange called with the path of each changed file
   */
  watch(report: (state: LiveState) => void, onFileChange: (file: string) => void): void {
    this.#report = report;
    const folder = path.join(this.#roots.site, 'pages-config');
    this.#stop = watchFolders(folder, (file) => {
      onFileChange(path.relative(this.#roots.site, file).replaceAll(path.sep, '/'));
    });
  }

  stop(): void {
    this.#stop?.();
  }

  /** Uses a text in place of a file; it is checked soon. */
  write(file: string, text: string): void {
    this.#editor.write(file, text);
  }

  /** Uses the file on disk again in place of a text. */
  close(file: string): void {
    this.#editor.close(file);
  }

  /** Reads all files again. */
  reload(): void {
    this.#editor.reload();
  }

  /** Reads the content. The pages of a large site may be unchecked until the next report. */
  async read(): Promise<LiveState> {
    return this.#editor.latest();
  }

  /** Checks everything that has changed. */
  async check(): Promise<LiveState> {
    return this.#editor.current();
  }

  /** @param unsaved the texts that replace files, including changes since the last check */
  now(unsaved: ReadonlyMap<string, string>): CurrentContent {
    const { state, content, placed } = this.#require();
    // Created on first use: most requests need neither, and a site may have thousands of pages.
    let project: Project | undefined;
    let shared: SharedSections | undefined;
    const withoutPages = { ...state.project, pages: [], unrouted: [], forms: [], files: [] };
    return {
      set: state.validation.set,
      content,
      get project() {
        return (project ??= withUnsaved(state.project, unsaved));
      },
      get shared() {
        return (shared ??= parseSharedSections(withUnsaved(withoutPages, unsaved)));
      },
      getForm: (id) => {
        const file = `pages-config/_forms/${id}.json`;
        const text = unsaved.get(file);
        return text === undefined
          ? state.project.forms.find(({ path }) => path === file)
          : { path: file, text };
      },
      getPlaced: ({ file, base }) => {
        const diagnostics = placed.get(file) ?? placedIn(state, file, base);
        placed.set(file, diagnostics);
        return diagnostics;
      },
    };
  }

  /** The data shared by all pages in the language of a file. */
  async site(file: string): Promise<ResolvedSite> {
    const { site, translations } = await this.#require().site;
    return translations[parseTranslation(file)?.language ?? ''] ?? site;
  }

  /** The fonts, cached from the first request: only characters that are new in the content would change them. */
  fonts(): ReturnType<LoadedSite['fonts']> {
    return (this.#fonts ??= this.#require().content.fonts());
  }

  /** The fonts with the characters of the content, as a style sheet. */
  fontStyles(): Promise<string> {
    const checked = this.#require();
    return (checked.fonts ??= fontStyles(checked.content));
  }

  /** The picture of a shared link, as the build draws it for a title. */
  async sharePicture(title: string): Promise<{ name: string; bytes: Uint8Array }> {
    const { pictures } = this.#require().content;
    return { name: await pictures.shareAddress(title), bytes: await pictures.drawShare(title) };
  }

  /** A picture, film, font or download by address, as in the build. */
  async output(address: string): Promise<Uint8Array | undefined> {
    const output = this.#require().content.media.outputs.get(address) ?? this.#outputs.get(address);
    if (!output) return undefined;
    return 'bytes' in output ? output.bytes : readFile(output.file);
  }

  async #take(state: LiveState): Promise<void> {
    const before = this.#checked;
    for (const [address, output] of before?.content.media.outputs ?? []) this.#outputs.set(address, output);
    const preview = await loadPreview(this.#roots, state, (site) => state.withSite(site), before);
    const site = loadShared(preview.content);
    // The caller of `site` receives the error.
    site.catch(() => undefined);
    this.#checked = { ...preview, state, site, placed: new Map() };
  }

  #require(): CheckedContent {
    if (!this.#checked) throw new Error('The content has not been read yet.');
    return this.#checked;
  }
}

/** The data that all pages of a language share. */
interface Shared {
  site: ResolvedSite;
  /** The same in other languages, by code. */
  translations: Readonly<Record<string, ResolvedSite>>;
}

interface CheckedContent extends PreviewContent {
  state: LiveState;
  site: Promise<Shared>;
  /** The diagnostics of open files, by file. */
  placed: Map<string, readonly PlacedDiagnostic[]>;
  /** The style sheet of the fonts. Created on request: if a new character was written, it takes seconds. */
  fonts?: Promise<string>;
}

function placedIn({ unsaved, diagnostics }: LiveState, file: string, base: string) {
  const fileDiagnostics = diagnostics.filter((each) => each.file === file);
  return placeDiagnostics(unsaved.get(file) ?? base, fileDiagnostics);
}

async function loadShared(content: LoadedSite): Promise<Shared> {
  const [site, translations] = await Promise.all([content.site(), content.translations()]);
  return { site, translations };
}
