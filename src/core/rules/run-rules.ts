import type { Diagnostic } from '../diagnostic.ts';
import { addresses } from './links/addresses.ts';
import { altTexts } from './media/alt-texts.ts';
import { collections } from './site/collections.ts';
import { counts } from './site/counts.ts';
import { downloads } from './media/downloads.ts';
import { forms } from './forms/forms.ts';
import { headings } from './headings.ts';
import { ids } from './ids.ts';
import { invisibleCharacters } from './texts/invisible-characters.ts';
import { linkWords } from './links/link-words.ts';
import { links } from './links/links.ts';
import { media } from './media/media.ts';
import { mediaFiles } from './media/media-files.ts';
import { navigation } from './links/navigation.ts';
import { needs } from './site/needs.ts';
import { messages } from './site/messages.ts';
import { placeholders } from './texts/placeholders.ts';
import { reachable } from './links/reachable.ts';
import { richTexts } from './texts/rich-texts.ts';
import { routes } from './routes.ts';
import type { Rule, RuleContext } from './rule.ts';
import { schemaPaths } from './site/schema-paths.ts';
import { siteDrawings } from './media/site-drawings.ts';
import { smallPictures } from './media/small-pictures.ts';
import { strayFiles } from './site/stray-files.ts';
import { templates } from './templates.ts';
import { texts } from './texts/texts.ts';
import { theme } from './site/theme.ts';
import { timeZone } from './site/time-zone.ts';
import { uniqueTexts } from './texts/unique-texts.ts';
import { unusedMedia } from './media/unused-media.ts';

const RULES: Rule[] = [
  invisibleCharacters,
  routes,
  richTexts,
  links,
  addresses,
  linkWords,
  navigation,
  reachable,
  media,
  mediaFiles,
  downloads,
  smallPictures,
  siteDrawings,
  unusedMedia,
  strayFiles,
  schemaPaths,
  altTexts,
  ids,
  headings,
  uniqueTexts,
  forms,
  templates,
  collections,
  counts,
  messages,
  timeZone,
  texts,
  placeholders,
  theme,
  needs,
];

/**
 * Checks everything that no schema can say.
 * @param more the rules of extensions, which come after the engine's own
 */
export function runRules(context: RuleContext, more: readonly Rule[] = []): Diagnostic[] {
  return [...RULES, ...more].flatMap((rule) => [...rule(context)]);
}
