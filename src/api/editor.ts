/*
 * `pagewright/editor`: for the server of an editing tool, such as the studio. Content while it is edited, its pages as
 * the build renders them, and the bundle of the tool's own page.
 */

export { knownNames, type KnownNames } from '../authoring/references/known-names.ts';
export { documentBudget, type OwnBudget } from '../core/page/document/document-budget.ts';
export { drawingDiagnostics } from '../core/svg/drawing-diagnostics.ts';
export { bundleTool, type BrowserTool } from '../site-build/bundle/bundle-tool.ts';
export { fileType } from '../site-build/dev/file-type.ts';
export { fitsSchema } from '../site-build/dev/preview/mark-diagnostics.ts';
export { watchFolders } from '../site-build/dev/watch-folders.ts';
export { fontStyles } from '../site-build/fonts/font-styles.ts';
export type { FormTexts } from '../site-build/forms/edited-forms.ts';
export { loadGallery, type Gallery } from '../site-build/gallery/load-gallery.ts';
export { loadPreview, type PreviewContent } from '../site-build/load-preview.ts';
export type { LoadedSite } from '../site-build/load-site.ts';
export type { OutputFile } from '../site-build/media/outputs.ts';
export { sniff } from '../site-build/media/read/sniff.ts';
export { openRenderer, type EditorRenderer } from '../site-build/pages/editor-renderer.ts';
export type { VisitorPages } from '../site-build/pages/visitor-pages.ts';
export { findChangedFiles } from '../tools/check/changes/changed-files.ts';
export { contentChanges } from '../tools/content/changes/content-changes.ts';
export { withOtherFiles } from '../tools/content/changes/with-other-files.ts';
export { findOriginal } from '../tools/content/find-original.ts';
export { EditorContent, type LiveState } from '../tools/lsp/live-content.ts';
export { TOKENS, withUnsaved } from '../tools/lsp/unsaved.ts';
export { scaffold } from '../tools/scaffold/scaffold.ts';
