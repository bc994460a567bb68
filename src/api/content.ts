/*
 * The types of content, as it is in files and as sections receive it, with the types that are generated from schemas; and
 * functions that read content.
 */

export type * from '../core/content/parts.gen.ts';
export type * from '../core/content/questions.gen.ts';
export type * from '../core/content/resolved.ts';
export type { ResolvedPage, ResolvedSite } from '../core/content/resolved-page.ts';
export type { Readdress } from '../core/content/extension.ts';
/** The data of pages-config/_site.json. */
export type { WrittenSite } from '../core/content/site.gen.ts';
export type { JsonObject, ValidForm, ValidPage } from '../core/content/valid-page.ts';
export type { Answers, FormDefinition } from '../core/form/form-definition.ts';
export type { MediaFile, PdfFacts, Project, ProjectFile } from '../core/project.ts';
export { ContentError } from '../core/content-error.ts';
export {
  byNumber,
  byTitle,
  pagesWithTemplate,
  type CollectedPage,
  type CollectionEntry,
} from '../core/content/collections.ts';
export { classifyContentFile } from '../core/content/content-file.ts';
export { isCrop, isInlined, pixelsOfCrop, type Crop } from '../core/content/crop.ts';
export { isDraft, isOnSite } from '../core/content/dates/showing.ts';
export { findDownload, getMediaFile, mediaLimits } from '../core/content/media.ts';
export { readableRedirects, type Redirect } from '../core/content/redirects.ts';
export { idOfShared, isUse, withShared, type SharedSections } from '../core/content/shared-sections.ts';
export { noTexts, type Texts } from '../core/content/texts.ts';
export { answerLabel, isFile } from '../core/form/questions/answer-schema.ts';
export { allQuestions } from '../core/form/questions/asked-questions.ts';
export { shownOrder } from '../core/form/questions/shown-order.ts';
export { parseSharedSections } from '../core/parse-shared-sections.ts';
