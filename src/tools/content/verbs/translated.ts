import { setValue } from '../../../authoring/edits/json-edits.ts';
import { applyEdits, type Refused } from '../../../authoring/edits/text-edit.ts';
import type { Plan } from '../../../authoring/moves/plan.ts';
import { parseTranslation } from '../../../core/page/routes.ts';
import type { WrittenContent } from '../../../authoring/references/written-content.ts';
import { resolveName } from '../plan/resolve-name.ts';
import { propose } from '../plan/propose.ts';
import { readContent } from '../read-content.ts';
import { translationsIn, findUnreadable, currentFingerprints } from '../translations.ts';
import { defineCommand, UsageError } from '../../../command/command.ts';

/** The command that marks a translation as up to date. */
export const translated = defineCommand({
  name: 'translated',
  summary:
    'notes in a translation (about.hi.json, /hi/about, _forms/quote.hi.json) that it is up to date with its original',
  takes: 'PAGE…',
  options: {
    yes: { type: 'boolean', help: 'does not ask' },
  },
  run: async ({ values, positionals, ...call }) => {
    if (positionals.length === 0) throw new UsageError('Name the translation that is up to date.');
    const loadedContent = await readContent(call.roots);
    return propose(call, loadedContent, planNotes(loadedContent.content, positionals), values.yes ?? false);
  },
});

function planNotes(content: WrittenContent, names: readonly string[]): Plan | Refused {
  const translations = translationsIn(content);
  const texts = new Map<string, string>();
  const descriptions: string[] = [];
  for (const name of names) {
    const file = `pages-config/${name.replace(/^pages-config\//, '')}`;
    const route = resolveName(content, name)?.name;
    const translation =
      translations.find(({ page }) => page.file === file) ??
      translations.find(({ page }) => page.route && page.route === route);
    if (!translation) return { refused: notTranslation(name) };
    const unreadable = findUnreadable(translation);
    if (unreadable) return { refused: `${unreadable.file} can’t be read: npm run validate says why.` };
    const { page, original } = translation;
    const { source } = page.references;
    const value = currentFingerprints(translation);
    const edited = setValue(source.text, ['translated'], value);
    if ('refused' in edited) return { refused: `${page.file}: ${edited.refused}` };
    texts.set(page.file, applyEdits(source.text, edited.edits));
    descriptions.push(`${page.file} translates ${original.file} as it is now`);
  }
  return { texts, renames: [], removes: [], descriptions: descriptions };
}

function notTranslation(name: string): string {
  const isNamed = parseTranslation(name) !== undefined;
  return isNamed
    ? `There is no such translation: "${name}", or its original does not exist.`
    : `"${name}" is no translation: name one, such as about.hi.json or /hi/about.`;
}
