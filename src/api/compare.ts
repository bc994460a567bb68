/* Comparing and merging versions of content files. */

export { kindOfFile } from '../authoring/compare/compare-content.ts';
export { compareTexts, type TextDifference } from '../authoring/compare/compare-texts.ts';
export { compareTokens } from '../authoring/compare/compare-tokens.ts';
export type { PlacedIn } from '../authoring/compare/describe-place.ts';
export { longestIncreasing } from '../authoring/compare/longest-increasing.ts';
export { mergeVersions } from '../authoring/merge/merge-versions.ts';
