import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import type { Diagnostic } from 'vscode-json-languageservice';
import { root } from '../helpers/project.ts';

export interface EditorProblem {
  /** The text that the editor underlines. */
  at: string;
  line: number;
  message: string;
}

/**
 * An editor's service for a file of the project, like that of VS Code, which follows `$schema`.
 * @param schemas the editor's schemas, by path from the project's root
 */
export function jsonEditor(schemas: readonly { path: string; text: string }[]) {
  const addresses = new Map(schemas.map((file) => [toUri(file.path), file.text]));
  const service = getLanguageService({
    schemaRequestService: async (uri) =>
      addresses.get(uri) ?? Promise.reject(new Error(`There is no ${uri}`)),
    workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
  });
  const open = (text: string, file: string) => {
    const document = TextDocument.create(toUri(file), 'json', 1, text);
    return { document, json: service.parseJSONDocument(document) };
  };
  return {
    /** The completions at the mark ‸ in a page. */
    async completions(marked: string): Promise<string[]> {
      const { document, json } = open(marked.replace('‸', ''), page);
      const list = await service.doComplete(document, document.positionAt(marked.indexOf('‸')), json);
      return list?.items.map(({ label }) => label) ?? [];
    },
    /** The help at the mark ‸ in a page. */
    async help(marked: string): Promise<string> {
      const { document, json } = open(marked.replace('‸', ''), page);
      const hover = await service.doHover(document, document.positionAt(marked.indexOf('‸')), json);
      return [hover?.contents ?? []].flat().map(String).join('\n');
    },
    async problems(text: string, file = page): Promise<EditorProblem[]> {
      const { document, json } = open(text, file);
      const found = await service.doValidation(document, json, { schemaValidation: 'error' });
      return found.map(({ range, message }: Diagnostic) => ({
        at: document.getText(range),
        line: range.start.line + 1,
        message: typeof message === 'string' ? message : message.value,
      }));
    },
  };
}

const page = 'pages-config/example.json';

function toUri(file: string): string {
  return pathToFileURL(path.join(root, file)).href;
}
