import type { FileCheck } from './validate-file.ts';
import { withShared } from './content/shared-sections.ts';
import { readJson, type JsonSource } from './json/json-source.ts';
import { lazyValue } from './lazy-value.ts';
import type { ProjectFile } from './project.ts';
import type { FileBody, FileHead } from './rules/file-facts.ts';
import type { FileKind, FileReferences } from './rules/references.ts';
import type { CheckedFile } from './rules/rule.ts';

/** The cached facts of a file, and functions that compute the rest. */
export interface LazyFacts {
  head: FileHead;
  body(): FileBody;
  /** Called each time the file's text is read. */
  onRead(): void;
  /** All references in the file, collected on each call. */
  references(source: JsonSource): FileReferences;
}

/** A file as rules across files see it. */
export function checkedFile(
  file: ProjectFile,
  kind: FileKind,
  facts: LazyFacts,
  check: FileCheck,
): CheckedFile {
  return new LazyFile(file, kind, facts, check);
}

/** A page or another file. Its properties are computed on demand, because a site may have thousands of pages. */
class LazyFile implements CheckedFile {
  readonly file: string;
  readonly kind: FileKind;
  readonly set: FileCheck['set'];
  readonly valid: boolean;
  readonly data: FileHead['data'];
  readonly types: FileHead['types'];
  readonly moments: FileHead['moments'];
  readonly characters: string;
  readonly #body: () => FileBody;
  readonly #read: () => JsonSource;
  readonly #find: (source: JsonSource) => FileReferences;

  constructor(file: ProjectFile, kind: FileKind, facts: LazyFacts, check: FileCheck) {
    const { valid, moments, data, types, characters } = facts.head;
    this.file = file.path;
    this.kind = kind;
    this.set = check.set;
    this.valid = valid;
    this.moments = moments;
    this.data = data;
    this.types = types;
    this.characters = characters;
    this.#body = lazyValue(facts.body);
    const readSource = weakMemo(() => withShared(readJson(file), check.shared));
    this.#read = () => {
      facts.onRead();
      return readSource();
    };
    this.#find = facts.references;
  }

  get source() {
    return this.#read();
  }
  references() {
    return this.#find(this.#read());
  }
  get readable() {
    return this.#body().readable;
  }
  get opaque() {
    return this.#body().opaque;
  }
  get templateDiagnostics() {
    return this.#body().templateDiagnostics;
  }
  get uses() {
    return this.#body().uses;
  }
  get accepted() {
    return this.#body().accepted;
  }
  get otherLanguage() {
    return this.#body().otherLanguage;
  }
  get states() {
    return this.#body().states;
  }
  get broken() {
    return this.#body().broken;
  }
  get found() {
    return this.#body().found;
  }
  get links() {
    return this.#body().links;
  }
  get addresses() {
    return this.#body().addresses;
  }
  get ids() {
    return this.#body().ids;
  }
  get images() {
    return this.#body().images;
  }
  get films() {
    return this.#body().films;
  }
  get downloads() {
    return this.#body().downloads;
  }
  get forms() {
    return this.#body().forms;
  }
  get collections() {
    return this.#body().collections;
  }
}

/** Returns the result of `make` as long as another reference to it exists, and calls `make` again after that. */
function weakMemo<Value extends object>(make: () => Value): () => Value {
  let reference: WeakRef<Value> | undefined;
  return () => {
    const value = reference?.deref() ?? make();
    if (reference?.deref() !== value) reference = new WeakRef(value);
    return value;
  };
}
