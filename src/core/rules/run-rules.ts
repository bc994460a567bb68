import type { Diagnostic } from '../diagnostic.ts';
import { addresses } from './addresses.ts';
import { altTexts } from './alt-texts.ts';
import { collections } from './collections.ts';
import { counts } from './counts.ts';
import { forms } from './forms/forms.ts';
import { headings } from './headings.ts';
import { ids } from './ids.ts';
import { invisibleCharacters } from './invisible-characters.ts';
import { linkWords } from './link-words.ts';
import { links } from './links.ts';
import { media } from './media.ts';
import { mediaFiles } from './media-files.ts';
import { navigation } from './navigation.ts';
import { needs } from './needs.ts';
import { messages } from './messages.ts';
import { placeholders } from './placeholders.ts';
import { reachable } from './reachable.ts';
import { richTexts } from './rich-texts.ts';
import { routes } from './routes.ts';
import type { Rule, RuleContext } from './rule.ts';
import { schemaPaths } from './schema-paths.ts';
import { siteDrawings } from './site-drawings.ts';
import { smallPictures } from './small-pictures.ts';
import { strayFiles } from './stray-files.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';
import { timeZone } from './time-zone.ts';
import { uniqueTexts } from './unique-texts.ts';
import { unusedMedia } from './unused-media.ts';

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
