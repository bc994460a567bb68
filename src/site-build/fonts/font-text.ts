import { declaredLanguages } from '../../core/content/languages/languages.ts';
import { siteMessages } from '../../core/messages/site-messages.ts';
import type { Project } from '../../core/project.ts';

/**
 * A text with every character that a site's fonts must have.
 * @param characters the characters of its files
 * @param messages messages of the interface, in the languages of its pages
 * @param site the data of _site.json
 */
export function fontText(
  characters: string,
  messages: Project['messages'] = [],
  site: Readonly<Record<string, unknown>>,
): string {
  const others = declaredLanguages(site).map(({ code }) => ({ ...site, language: code }));
  const texts = [site, ...others].flatMap((each) => [...siteMessages(messages, each).texts.values()]);
  return [characters, ...texts].join('');
}
