import { declaredLanguages } from '../../content/languages/languages.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { JsonPath } from '../../json/json-source.ts';
import { toText } from '../../json/to-text.ts';
import { compileMessage } from '../../messages/compile-message.ts';
import { replacements, siteMessages } from '../../messages/site-messages.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { createDiagnostic, type CheckedFile, type RuleReport, type Rule, type RuleContext } from '../rule.ts';

/** Reports missing messages in the site's languages, and replacements in `messages` that do not fit a message. */
export const messages: Rule = function* ({ site, messageFiles }, found) {
  if (!site || messageFiles.length === 0) return;
  // If pages have an unknown language, the code of a declared one is probably misspelt.
  const isMisspelt = found.some(({ code }) => code === 'unknown-language');
  for (const one of inAllLanguages(site, messageFiles))
    if (!isMisspelt || one.code !== 'missing-messages') yield one;
};

function* inAllLanguages(site: CheckedFile, messageFiles: RuleContext['messageFiles']): Iterable<Diagnostic> {
  yield* inLanguage(site, messageFiles, { data: site.data, at: ['language'], own: ['messages'] });
  for (const [index, { code, messages: written }] of declaredLanguages(site.data).entries()) {
    if (code === site.data['language']) continue;
    const data = { ...site.data, language: code, messages: written };
    const at = ['languages', index];
    yield* inLanguage(site, messageFiles, { data, at: [...at, 'code'], own: [...at, 'messages'] });
  }
}

/**
 * @param data the file's data in the language
 * @param at the path of the language
 * @param own the path of its messages
 */
function* inLanguage(
  site: CheckedFile,
  messageFiles: RuleContext['messageFiles'],
  { data, at, own: ownPlace }: { data: CheckedFile['data']; at: JsonPath; own: JsonPath },
): Iterable<Diagnostic> {
  const { texts, missing, incomplete } = siteMessages(messageFiles, data, ['server']);
  const ownMessages = replacements(data);
  const isReplaced = ownMessages.length >= texts.size;
  if (!isReplaced && missing.length > 0)
    yield createDiagnostic(
      site,
      { path: [...at] },
      {
        code: 'missing-messages',
        severity: 'warning',
        message: `The interface has no words in "${toText(data['language'])}": visitors read English.`,
        hint: `Write ${missing.join(' and ')} with the keys of en.json in the same folder.`,
      },
    );
  const replaced = new Set(ownMessages.map(([key]) => key));
  for (const { file, keys } of incomplete) {
    const lacking = keys.filter((key) => !replaced.has(key));
    if (lacking.length > 0)
      yield createDiagnostic(
        site,
        { path: [...at] },
        {
          code: 'incomplete-messages',
          severity: 'warning',
          message: `${file} lacks words of the interface: visitors read English in their place.`,
          hint: `Add ${listedFew(lacking)}.`,
        },
      );
  }
  for (const [key, text] of ownMessages) {
    const report = replacementDiagnostic(key, text, texts);
    if (report) yield createDiagnostic(site, { path: [...ownPlace, key] }, report);
  }
}

function replacementDiagnostic(
  key: string,
  text: string,
  texts: Map<string, string>,
): RuleReport | undefined {
  const original = texts.get(key);
  if (original === undefined) {
    const message = `There is no message "${key}".`;
    return { code: 'unknown-message', what: 'key', message, hint: didYouMean(key, texts.keys()) };
  }
  const parsed = compileMessage(text);
  if ('problem' in parsed)
    return {
      code: 'broken-message',
      message: `The text is no message in ICU MessageFormat: ${parsed.problem}.`,
      hint: `The engine’s own reads: ${original}`,
    };
  const requiredArguments = listArguments(original);
  const givenArguments = [...parsed.values.keys()].sort();
  if (givenArguments.join() === requiredArguments.join()) return undefined;
  const needs =
    requiredArguments.length === 0 ? 'takes no arguments' : `needs ${listArgumentNames(requiredArguments)}`;
  const has = givenArguments.length === 0 ? 'none' : listArgumentNames(givenArguments);
  const message = `The message "${key}" ${needs}; this text has ${has}.`;
  return { code: 'message-arguments', message, hint: `The engine’s own reads: ${original}` };
}

function listArguments(text: string): string[] {
  const parsed = compileMessage(text);
  return 'problem' in parsed ? [] : [...parsed.values.keys()].sort();
}

/** Names the first keys, and counts the others. */
function listedFew(keys: readonly string[]): string {
  const first = keys.slice(0, FEW).map((key) => `"${key}"`);
  const more = keys.length - first.length;
  return first.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const FEW = 8;

function listArgumentNames(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}
