import { applyFixes } from '../../../authoring/edits/apply-fixes.ts';
import type { JsonFile } from '../../../core/content/json-files.ts';
import { textFiles, type EditableFile } from '../../../core/content/text-files.ts';
import { isFixable, type Diagnostic } from '../../../core/diagnostic.ts';
import { insertKey } from '../../../authoring/edits/json-edits.ts';
import { applyEdits } from '../../../authoring/edits/text-edit.ts';
import { characterName } from '../../../core/json/character-name.ts';
import { readJson } from '../../../core/json/json-source.ts';
import type { Project, ProjectFile } from '../../../core/project.ts';
import type { ValidatedSite } from '../../../site-build/validate-site.ts';
import { namedFiles } from '../files-below.ts';
import { proposePlan } from '../plan/propose.ts';
import { readContent } from '../read-content.ts';
import { defineCommand } from '../../../command/command.ts';

/** The command that writes all fixes, including likely guesses, after the user has seen and confirmed them. */
export const fix = defineCommand({
  name: 'fix',
  summary:
    'corrects misspelt keys, values, links and file names, quotes and commas, and adds missing parts of forms and "$schema"',
  takes: '[PATH…]',
  options: {
    yes: { type: 'boolean', help: 'does not ask' },
  },
  run: async ({ values, positionals, ...call }) => {
    const loadedContent = await readContent(call.roots);
    const texts = new Map<string, string>();
    const descriptions: string[] = [];
    for (const file of namedFiles(call.roots, textFiles(loadedContent.project), positionals)) {
      const fixedFile = fixFile(file, loadedContent);
      if (fixedFile.descriptions.length === 0) continue;
      texts.set(file.path, fixedFile.text);
      descriptions.push(...fixedFile.descriptions);
    }
    if (descriptions.length === 0) {
      call.out('There is no obvious fix. All diagnostics: npm run validate\n');
      return 0;
    }
    return proposePlan(call, { texts, renames: [], removes: [], descriptions }, values.yes ?? false);
  },
});

function fixFile(
  { path, text, kind }: EditableFile,
  { project, validation }: ValidatedSite,
): { text: string; descriptions: string[] } {
  const diagnostics = validation.diagnostics.filter((each) => each.file === path && isFixable(each));
  const fixedText = applyFixes(text, diagnostics).text;
  const descriptions = diagnostics.map(
    (diagnostic) => `${path}:${diagnostic.line}:${diagnostic.column} ${describeFix(text, diagnostic)}`,
  );
  const finalText = kind ? withSchema({ path, text: fixedText }, kind, project) : fixedText;
  return finalText === fixedText
    ? { text: fixedText, descriptions }
    : {
        text: finalText,
        descriptions: [
          `${path}:1:1 gets "$schema": with it, code editors complete and explain the keys of the file`,
          ...descriptions,
        ],
      };
}

/** A fix as a text: current text → new text. */
export function describeFix(
  text: string,
  { line, column, endLine, endColumn, fix: written = '', adds }: Diagnostic,
): string {
  if (adds)
    return `adds ${adds.path.map((key) => JSON.stringify(key)).join(' › ')}: ${JSON.stringify(adds.value)}`;
  const lines = text.split('\n');
  const passage =
    endLine === line ? (lines[line - 1] ?? '').slice(column - 1, (endColumn ?? column) - 1) : '…';
  return `${visibleText(passage)} → ${written === '' ? 'nothing' : visibleText(written)}`;
}

/** A text in which names replace invisible characters. */
function visibleText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/gu, characterName);
}

/** Adds the path of the editor's schema to a file; unchanged if the file has one, or can't be parsed. */
export function withSchema(file: ProjectFile, kind: JsonFile['kind'], { editorSchemas }: Project): string {
  const { data, diagnostics } = readJson(file);
  if (editorSchemas === undefined || data === undefined || diagnostics.length > 0) return file.text;
  if (Object.hasOwn(data as object, '$schema')) return file.text;
  const up = '../'.repeat(file.path.split('/').length - 1);
  const edited = insertKey(file.text, [], '$schema', `${up}${editorSchemas}/${kind}.json`, null);
  return 'refused' in edited ? file.text : applyEdits(file.text, edited.edits);
}
