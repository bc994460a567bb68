/* Types for extensions of a project: collections, rules, additional files on the built site. */

export type {
  Amendments,
  ExtensionSources,
  HashOfContent,
  MadeFiles,
  PageHead,
  PreparedExtension,
  SiteAddition,
  SiteExtension,
} from '../site-build/extensions/site-extension.ts';
export type { ContentOfFiles, MakerFiles, Makers } from '../site-build/extensions/maker.ts';
export type { MovePage } from '../site-build/extensions/move-page.ts';
export type { Printer, StartPrinter } from '../site-build/extensions/printer.ts';
export type { NewPage, PlaceTemplate, TemplatePlace } from '../site-build/extensions/template-place.ts';
export type { CollectionResolver, MediaResolver } from '../site-build/resolve/context.ts';
export type { Roots } from '../site-build/roots.ts';
