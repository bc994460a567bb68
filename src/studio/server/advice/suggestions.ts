import type { ProjectFile } from 'pagewright/content';
import { type DataPath, readJson } from 'pagewright/json';
import { parseTranslation } from 'pagewright/page';
import { firstValue, schemaAt } from 'pagewright/schema';
import type { UseAdvice } from '../../advice.ts';
import type { CurrentContent } from '../content.ts';
import type { OpenPage } from '../pages/page-state.ts';
import { pageRoute } from '../pages/page-source.ts';

/**
 * Returns advice based on the other pages of the site, for the studio's dialog “Suggestions”: parts that most pages of
 * this kind have, and sentences on two pages.
 */
export function suggestFromUse({ file, page }: OpenPage, now: CurrentContent): UseAdvice[] {
  const language = parseTranslation(file)?.language;
  const others = now.project.pages.filter(
    ({ path }) => path !== file && parseTranslation(path)?.language === language,
  );
  return [...missingParts(file, page.written, others, now), ...repeatedSentences(file, page.written, others)];
}

function missingParts(
  file: string,
  written: unknown,
  others: readonly ProjectFile[],
  { set }: CurrentContent,
): UseAdvice[] {
  const template = templateIn(written);
  if (!template) return [];
  // Most pages have another template, and need not be parsed.
  const similarTemplates = others
    .filter(({ text }) => text.includes(`"${String(template['type'])}"`))
    .map((each) => templateIn(readJson(each).data))
    .filter((each) => each?.['type'] === template['type']);
  if (similarTemplates.length < MIN_PAGES) return [];
  const keys = new Set(similarTemplates.flatMap((each) => Object.keys(each!)));
  return [...keys].flatMap((key): UseAdvice[] => {
    const count = similarTemplates.filter((each) => Object.hasOwn(each!, key)).length;
    if (Object.hasOwn(template, key) || count < similarTemplates.length * MIN_SHARE) return [];
    const title = firstValue(schemaAt(set, 'page', written, ['template', key]), 'title') ?? key;
    const share =
      count === similarTemplates.length ? `All ${count}` : `${count} of ${similarTemplates.length}`;
    return [{ file, path: ['template', key], text: `${share} other pages of this kind have “${title}”.` }];
  });
}

/** The minimal number of similar pages: fewer show no pattern. */
const MIN_PAGES = 3;
const MIN_SHARE = 0.8;

function templateIn(data: unknown): Record<string, unknown> | undefined {
  const { template } = (data ?? {}) as { template?: unknown };
  return typeof template === 'object' && template !== null
    ? (template as Record<string, unknown>)
    : undefined;
}

function repeatedSentences(file: string, written: unknown, others: readonly ProjectFile[]): UseAdvice[] {
  const ownSentences = new Map<string, DataPath>();
  visit(written, [], (text, path) => {
    for (const sentence of sentencesIn(text)) ownSentences.set(sentence, path);
  });
  const advice: UseAdvice[] = [];
  for (const other of others) {
    for (const [sentence, path] of ownSentences) {
      // The sentence in the notation of JSON.
      if (!other.text.includes(JSON.stringify(sentence).slice(1, -1))) continue;
      const short = sentence.length > 70 ? `${sentence.slice(0, 70)}…` : sentence;
      advice.push({ file, path, text: `The same sentence is on ${pageRoute(other.path)}: “${short}”` });
      ownSentences.delete(sentence);
    }
  }
  return advice;
}

/** Whole sentences, long enough to be more than a phrase; tags end one. */
function sentencesIn(text: string): string[] {
  return text
    .split(/<[^>]*>|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= MIN_SENTENCE && sentence.includes(' '));
}

/** The minimal length in characters. */
const MIN_SENTENCE = 45;

function visit(value: unknown, path: DataPath, onText: (text: string, path: DataPath) => void): void {
  if (typeof value === 'string') onText(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
    if (key !== 'translated') visit(inner, [...path, key], onText);
}
