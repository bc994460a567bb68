import { getLanguageService, type JSONDocument, type LanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  MarkupKind,
  type CompletionList,
  type DocumentSymbol,
  type Hover,
  type Position,
} from 'vscode-languageserver/node';
import { addressInDevelopment, USUAL_ADDRESS } from '../../site-build/server-address.ts';
import { editorSchemas } from '../../site-build/generate/editor-schema.ts';
import type { Roots } from '../../site-build/roots.ts';
import type { FileKind } from '../../core/rules/references.ts';

/** A document and its schema. */
export interface JsonText {
  text: string;
  kind: FileKind;
}

/** Help from the schemas alone: the service that editors also use, without the names of this site. */
export class SchemaHelp {
  readonly #roots: Roots;
  #service: LanguageService | undefined;
  #last: LanguageService | undefined;

  constructor(roots: Roots) {
    this.#roots = roots;
  }

  /** Reloads the schemas on the next request. */
  invalidate(): void {
    this.#service = undefined;
  }

  async complete(document: JsonText, position: Position): Promise<CompletionList | null> {
    const { service, text, json } = this.#open(document);
    return this.#leadingToServer(await service.doComplete(text, position, json));
  }

  async hover(document: JsonText, position: Position): Promise<Hover | null> {
    const { service, text, json } = this.#open(document);
    return this.#leadingToServer(await service.doHover(text, position, json));
  }

  symbols(document: JsonText): DocumentSymbol[] {
    const { service, text, json } = this.#open(document);
    return service.findDocumentSymbols2(text, json);
  }

  /**
   * Replaces the default address of the development server, to which descriptions link, by the actual one.
   */
  #leadingToServer<Answer>(answer: Answer): Answer {
    const address = addressInDevelopment(this.#roots);
    if (address === USUAL_ADDRESS) return answer;
    return JSON.parse(JSON.stringify(answer).replaceAll(USUAL_ADDRESS, address)) as Answer;
  }

  #open({ text: content, kind }: JsonText): ParsedDocument {
    const service = this.#current();
    const text = TextDocument.create(documentAddress(kind), 'json', 1, content);
    return { service, text, json: service.parseJSONDocument(text) };
  }

  /** The language service for the current schemas. While a schema is half typed, the previous one is used. */
  #current(): LanguageService {
    try {
      return (this.#last = this.#service ??= this.#start());
    } catch (error) {
      if (this.#last) return this.#last;
      throw error;
    }
  }

  #start(): LanguageService {
    const files = editorSchemas(this.#roots, {});
    const service = getLanguageService({
      // The path decides about the kind, not "$schema" in the file, which validation checks.
      workspaceContext: { resolveRelativePath: (_relative, resource) => schemaAddress(resource) },
      clientCapabilities: {
        textDocument: { completion: { completionItem: { documentationFormat: [MarkupKind.Markdown] } } },
      },
    });
    service.configure({
      schemas: files.map(({ path, text }) => {
        const name = path.replace(/^.*\//, '/');
        return { uri: `schema://${name}`, fileMatch: [name], schema: JSON.parse(text) as object };
      }),
    });
    return service;
  }
}

interface ParsedDocument {
  service: LanguageService;
  text: TextDocument;
  json: JSONDocument;
}

/**
 * The address of a document for the service, which finds the schema by it: all documents of a kind have the
 * same one.
 */
function documentAddress(kind: FileKind): string {
  return `content:///${kind}.json`;
}

function schemaAddress(address: string): string {
  return address.replace('content:', 'schema:');
}
