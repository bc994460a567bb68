import { textOf } from '../../json/text-of.ts';
import { compileMessage } from '../../messages/compile-message.ts';
import { replacements, siteMessages } from '../../messages/site-messages.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { fault, type Report, type Rule } from '../rule.ts';

/** The site's language has words for the interface, and its own words in `messages` fit the places that they are for. */
export const messages: Rule = function* ({ site, messageFiles }) {
  if (!site || messageFiles.length === 0) return;
  const { texts, missing } = siteMessages(messageFiles, site.data, ['server']);
  const own = replacements(site.data);
  const isReplaced = own.length >= texts.size;
  if (!isReplaced && missing.length > 0)
    yield fault(
      site,
      { path: ['language'] },
      {
        code: 'missing-messages',
        severity: 'warning',
        message: `The interface has no words in "${textOf(site.data['language'])}": visitors read English.`,
        hint: `Write ${missing.join(' and ')} after the model of en.json in the same folder.`,
      },
    );
  for (const [key, text] of own) {
    const report = replacementFault(key, text, texts);
    if (report) yield fault(site, { path: ['messages', key] }, report);
  }
};

function replacementFault(key: string, text: string, texts: Map<string, string>): Report | undefined {
  const original = texts.get(key);
  if (original === undefined) {
    const message = `There is no message "${key}".`;
    return { code: 'unknown-message', what: 'key', message, hint: didYouMean(key, texts.keys()) };
  }
  const parsed = compileMessage(text);
  if ('fault' in parsed)
    return {
      code: 'broken-message',
      message: `The text is no message in ICU MessageFormat: ${parsed.fault}.`,
      hint: `The engine’s own reads: ${original}`,
    };
  const wanted = argumentsOf(original);
  const given = [...parsed.values.keys()].sort();
  if (given.join() === wanted.join()) return undefined;
  const needs = wanted.length === 0 ? 'takes no arguments' : `needs ${listed(wanted)}`;
  const has = given.length === 0 ? 'none' : listed(given);
  const message = `The message "${key}" ${needs}; this text has ${has}.`;
  return { code: 'message-arguments', message, hint: `The engine’s own reads: ${original}` };
}

function argumentsOf(text: string): string[] {
  const parsed = compileMessage(text);
  return 'fault' in parsed ? [] : [...parsed.values.keys()].sort();
}

function listed(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}
