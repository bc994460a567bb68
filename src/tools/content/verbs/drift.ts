import type { Roots } from '../../../site-build/roots.ts';
import { describeDrift } from '../../../authoring/compare/describe-drift.ts';
import { declaredLanguages } from '../../../core/content/languages/languages.ts';
import { untranslatedTexts } from '../../../core/content/languages/site-texts.ts';
import { quote } from '../../../core/schema/message-parts.ts';
import { asSeenFrom } from '../../report/as-seen-from.ts';
import { readContent, type ReadContent } from '../read-content.ts';
import { driftIn, translationsIn, findUnreadable, type Translation } from '../translations.ts';
import { defineCommand } from '../../../command/command.ts';

/** The command that lists outdated translations. */
export const drift = defineCommand({
  name: 'drift',
  summary:
    'lists changes of the originals since their translation, section by section; `translated` marks them as done',
  options: {},
  run: async ({ roots, out }) => {
    const lines = driftLines(roots, await readContent(roots));
    out([...lines, summary(lines.length)].map((line) => `${line}\n`).join(''));
    return 0;
  },
});

/** One line per outdated part of a translation, and per untranslated text of the site. */
export function driftLines(
  roots: Roots,
  { content, validation }: Pick<ReadContent, 'content' | 'validation'>,
): string[] {
  const { site, set } = validation;
  const inPages = translationsIn(content).flatMap((each) => translationLines(roots, each));
  if (!site) return inPages;
  const otherLanguages = declaredLanguages(site.data).filter(({ code }) => code !== site.data['language']);
  const inSite = otherLanguages.flatMap(({ code }) =>
    untranslatedTexts(set, site.data, code).map(({ path, text }) => {
      const { line, column } = site.source.locate(path, 'value');
      const place = `${asSeenFrom(roots, site.source.file)}:${line}:${column}`;
      return `${place} ${quote(text)} is not translated into "${code}"`;
    }),
  );
  return [...inSite, ...inPages];
}

function translationLines(roots: Roots, translation: Translation): string[] {
  const { page, original } = translation;
  const unreadable = findUnreadable(translation);
  if (unreadable)
    return [
      `${formatPlace(roots, page, [])} ${asSeenFrom(roots, unreadable.file)} can’t be read: npm run validate says why`,
    ];
  return driftIn(translation).map((part) => {
    const place = formatPlace(roots, page, part.translation ?? []);
    const text = describeDrift(part, original.references.data, page.references.data);
    return part.original
      ? `${place} ${text}: ${formatPlace(roots, original, part.original)}`
      : `${place} ${text}`;
  });
}

function formatPlace(
  roots: Roots,
  { file, references }: Translation['page'],
  path: readonly (string | number)[],
): string {
  const { line, column } = references.source.locate([...path], 'value');
  return `${asSeenFrom(roots, file)}:${line}:${column}`;
}

function summary(count: number): string {
  if (count === 0) return 'every translation is up to date';
  return `${count} ${count === 1 ? 'part is' : 'parts are'} outdated; after you update a page: npm run content -- translated FILE`;
}
