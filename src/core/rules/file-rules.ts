import type { Diagnostic } from '../diagnostic.ts';
import { endOfDates } from './schedule/end-of-dates.ts';
import { headings } from './headings.ts';
import { ids } from './ids.ts';
import { linkWords } from './links/link-words.ts';
import { ownCrumbs } from './links/own-crumbs.ts';
import { altTexts } from './media/alt-texts.ts';
import { crops } from './media/crops.ts';
import type { FileKind, FileReferences } from './references.ts';
import type { FileRule, ParsedFile } from './rule.ts';
import { repeatedEntries } from './repeated-entries.ts';
import { headerButtons } from './site/header-buttons.ts';
import { notedSections } from './site/noted-sections.ts';
import { socialLinks } from './site/social-links.ts';
import { schemaPath } from './site/schema-path.ts';
import { draftedTexts } from './texts/drafted-texts.ts';
import { invisibleCharacters } from './texts/invisible-characters.ts';
import { marginNotes } from './texts/margin-notes.ts';
import { mayHaveTextDiagnostics } from './texts/may-have-text-diagnostics.ts';
import { placeholderTexts } from './texts/placeholder-texts.ts';
import { richTexts } from './texts/rich-texts.ts';
import { texts } from './texts/texts.ts';

const RULES: Record<FileKind, readonly FileRule[]> = {
  page: [
    richTexts,
    linkWords,
    schemaPath,
    altTexts,
    crops,
    endOfDates,
    draftedTexts,
    marginNotes,
    notedSections,
    repeatedEntries,
    ownCrumbs,
  ],
  site: [linkWords, schemaPath, crops, endOfDates, draftedTexts, headerButtons, socialLinks],
  section: [richTexts, linkWords, altTexts, crops, endOfDates, draftedTexts, marginNotes, repeatedEntries],
  form: [schemaPath, draftedTexts],
  translation: [schemaPath],
  redirects: [schemaPath],
};

/**
 * The rules about everything that is on a page at the same time, such as the order of headings. A page whose parts have
 * dates has several states: what is on it between two of the dates. These rules must hold in each.
 */
const RULES_FOR_ONE_STATE: readonly FileRule[] = [ids, headings];

/** The rules that look at every character; `mayHaveTextDiagnostics` has to know all their patterns. */
const TEXT_RULES: readonly FileRule[] = [invisibleCharacters, texts, placeholderTexts];

/** Runs the rules for one state of a page with dates. The caller determines the states. */
export function runStateRules(page: FileReferences): Diagnostic[] {
  const file = { ...page, valid: true, opaque: false, editorSchemas: undefined, language: '', accepted: [] };
  return RULES_FOR_ONE_STATE.flatMap((rule) => [...rule(file)]);
}

/** Runs the rules that need only one file. The states of a page with dates are checked separately. */
export function runFileRules(file: ParsedFile): Diagnostic[] {
  // Dates of the whole page, with an empty path, do not change what is on it.
  const hasOneState = !file.dated.some(({ path }) => path.length > 0);
  const stateRules = file.kind === 'page' && hasOneState ? RULES_FOR_ONE_STATE : [];
  const ownRules = [...RULES[file.kind], ...stateRules];
  // One quick search over the file; in nearly all files it makes the slow rules for texts unnecessary.
  const rules = mayHaveTextDiagnostics(file) ? [...ownRules, ...TEXT_RULES] : ownRules;
  return rules.flatMap((rule) => [...rule(file)]);
}
