import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OldestBrowser } from '../../../src/site-build/vite/oldest-browsers.ts';
import type { Exception } from './exceptions.ts';
import { languageYear } from './language-year.ts';
import type { LanguageYear } from './language-year.ts';
import { scriptUses } from './script-uses.ts';
import { styleUses } from './style-uses.ts';
import type { StyleUse } from './style-uses.ts';
import { lackedBy } from './support.ts';
import type { Feature } from './support.ts';
import type { FeatureUse } from './use.ts';

/** A shipped file. */
export interface ShippedFile {
  /** Path below the folder of the built site: `assets/app-1a2b3c4.js`. */
  name: string;
  text: string;
}

/** All scripts and style sheets of a built site. */
export function shippedFiles(folder: string): ShippedFile[] {
  const names = globSync(['assets/*.{js,css}', 'sw.js'], { cwd: folder }).sort();
  return names.map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/**
 * Finds features that the oldest browsers lack: syntax, members, regular expressions, and styles without a fallback.
 * @param exceptions allowed features
 * @returns one sentence per feature, and the exceptions that are not needed
 */
export function checkShipped(
  files: readonly ShippedFile[],
  browsers: readonly OldestBrowser[],
  exceptions: readonly Exception[],
): { problems: string[]; stale: Exception[] } {
  const newest = languageYear(browsers);
  const known = new Map<string, string[]>();
  const lacking = (feature: Feature) => {
    const found = known.get(feature.path) ?? lackedBy(feature, browsers);
    known.set(feature.path, found);
    return found;
  };
  const isUnmet = ({ candidates }: FeatureUse) => candidates.every((each) => lacking(each).length > 0);
  const needed = new Set<Exception>();
  const found = new Map<string, Found>();
  const note = (subject: string, place: string, sentence: string) => {
    const known = found.get(subject);
    if (!known) found.set(subject, { place, sentence, files: new Set([fileInPlace(place)]) });
    else known.files.add(fileInPlace(place));
  };
  for (const { name, text } of files) {
    try {
      for (const use of usesIn({ name, text }, newest, isUnmet)) {
        const feature = use.candidates[0]!;
        const allowed = exceptions.find((each) => isAllowed(each, name, use));
        if (allowed) needed.add(allowed);
        else
          note(
            feature.path,
            toPlace(name, text, use.offset),
            `${use.text}: ${feature.path} is missing in ${lacking(feature).join(', ')}`,
          );
      }
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const year = name.endsWith('.js') ? ` (scripts may hold ECMAScript ${newest})` : '';
      note(error.message, name, error.message + year);
    }
  }
  return {
    problems: [...found.values()].map(describeUse),
    stale: exceptions.filter((each) => !needed.has(each)),
  };
}

/** A feature at its first place, and all files that use it. */
interface Found {
  place: string;
  sentence: string;
  files: Set<string>;
}

function describeUse({ place, sentence, files }: Found): string {
  const others = files.size > 1 ? ` and ${files.size - 1} more files` : '';
  return `${place}${others}: ${sentence}`;
}

function fileInPlace(place: string): string {
  return place.split(':')[0]!;
}

function usesIn(
  { name, text }: ShippedFile,
  year: LanguageYear,
  isUnmet: (use: FeatureUse) => boolean,
): FeatureUse[] {
  if (!name.endsWith('.css')) return scriptUses(text, year).filter(isUnmet);
  return withoutFallback(styleUses(text), isUnmet);
}

/**
 * Removes the uses that have a fallback for older browsers: an earlier declaration, or a condition around it.
 */
function withoutFallback(uses: readonly StyleUse[], isUnmet: (use: FeatureUse) => boolean): StyleUse[] {
  const unmet = uses.filter(isUnmet);
  const lost = new Set(unmet.map(({ declaration }) => declaration));
  return unmet.filter(
    ({ fallbacks, conditions, candidates: [feature] }) =>
      !fallbacks.some((number) => !lost.has(number)) &&
      !conditions.some((condition) => asksFor(condition, feature!.path)),
  );
}

/** Whether a condition of `@supports` tests the property, the selector or the value. */
function asksFor(condition: string, feature: string): boolean {
  return !condition.startsWith('not') && condition.includes(feature.split('.')[2]!);
}

function isAllowed({ feature, file }: Exception, name: string, { candidates }: FeatureUse): boolean {
  const isHere =
    file === undefined || path.basename(name).startsWith(`${file}-`) || path.basename(name) === file;
  return isHere && candidates.some((each) => each.path === feature || each.path.startsWith(`${feature}.`));
}

function toPlace(name: string, text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${name}:${before.length}:${before.at(-1)!.length + 1}`;
}
