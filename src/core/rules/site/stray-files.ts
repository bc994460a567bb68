import {
  classifyContentFile,
  isBackupCopy,
  correctJsonName,
  underscoreNames,
} from '../../content/content-file.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { suggest } from '../../schema/suggest.ts';
import type { CheckedPage, Rule } from '../rule.ts';

/**
 * Reports content files that have no effect, because their place or extension is wrong, and names that differ only in
 * capitals.
 */
export const strayFiles: Rule = function* ({ files, pages }) {
  const seen = new Map<string, string>();
  for (const file of files) {
    const kind = classifyContentFile(file);
    const other = seen.get(file.toLowerCase());
    seen.set(file.toLowerCase(), file);
    // Two pages with the same address are reported by the rule about routes.
    if (other !== undefined && kind !== 'page') {
      yield report(file, 'error', 'name-clash', {
        message: `The file’s name and that of ${other} differ only in capitals.`,
        hint: 'Rename one of them: many disks keep only one.',
      });
    }
    const isCopy = kind !== 'source' && isBackupCopy(file);
    if (isCopy) {
      yield report(file, 'warning', 'left-copy', {
        message: 'The file is a copy that an editor or a merge has left; it is not read.',
        hint: 'Remove it, or keep it outside of pages-config.',
      });
    } else if (kind === 'beside' && /\.html?$/i.test(file)) {
      yield report(file, 'warning', 'stray-file', {
        message: 'The file is a page of HTML, which is not read.',
        hint: 'Write the page in JSON, as the other pages, and remove this file.',
      });
    } else if (kind === 'guide' && isUnread(file, files, pages)) {
      yield report(file, 'warning', 'stray-file', {
        message: 'No page reads this text.',
        hint: 'A template may name it in "text"; other pages contain their texts themselves. Notes for editors are named _notes.md or README.md.',
      });
    } else if (kind === 'stray' && !(isShared(file) && pages.some(({ valid }) => !valid))) {
      // A page that uses a shared section by a wrong name is invalid: its diagnostic is enough.
      yield strayDiagnostic(file);
    }
  }
};

/**
 * Whether no page in the folder can use a Markdown file. An invalid page, or one whose text file is missing,
 * may mean this file.
 */
function isUnread(file: string, files: readonly string[], pages: readonly CheckedPage[]): boolean {
  const base = baseName(file);
  if (/^[_A-Z]/.test(base)) return false;
  const folder = file.slice(0, -base.length);
  const near = pages.filter(({ file: page }) => page === folder + baseName(page));
  return near.every(({ valid, data }) => {
    const { text } = (data['template'] ?? {}) as { text?: unknown };
    return valid && text !== base && (typeof text !== 'string' || files.includes(folder + text));
  });
}

/** Whether a file is in the place of shared sections. */
function isShared(file: string): boolean {
  return file.startsWith('pages-config/_shared/') && file.endsWith('.json');
}

function strayDiagnostic(file: string): Diagnostic {
  const correctName = correctJsonName(file);
  if (correctName !== undefined) {
    return report(file, 'error', 'wrong-ending', {
      message: `The file is not read: its name does not end in .json.`,
      hint: `Rename it to ${baseName(correctName)}.`,
    });
  }
  const [, first = ''] = file.split('/');
  const suggestion = underscoreNames.includes(first) ? undefined : suggest(first, underscoreNames);
  return report(file, suggestion ? 'error' : 'warning', 'stray-file', {
    message: 'A file of this name is not read at this place.',
    hint: suggestion
      ? `Did you mean pages-config/${suggestion}?`
      : (PLACES[first] ?? 'Remove it, or keep it outside of pages-config.'),
  });
}

const PLACES: Record<string, string> = {
  _forms: 'Forms are in pages-config/_forms itself, each as <id>.json.',
  _shared:
    'Shared sections are in pages-config/_shared itself, each as <id>.json in lower case letters, digits and hyphens.',
  _theme: 'There may be tokens.css and fonts (.woff2), in pages-config/_theme itself.',
};

function report(
  file: string,
  severity: Diagnostic['severity'],
  code: string,
  texts: Pick<Diagnostic, 'message' | 'hint'>,
): Diagnostic {
  return { file, line: 1, column: 1, severity, code, ...texts };
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
