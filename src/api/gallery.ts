/* The section types and templates of a site, with examples. */

export { findEntries } from '../core/gallery/find-entries.ts';
export type { GalleryEntry, ListedExample, SharedEntry } from '../core/gallery/gallery-entry.ts';
