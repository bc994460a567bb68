/* The public API for tests of a project or an extension. The functions need no test runner. */

export { createApp } from '../server/app.ts';
export { changeFiles, type FilesChange } from '../tools/testing/change-files.ts';
export { createTestSite, type TestSite } from '../tools/testing/test-site.ts';
export { eachValue } from '../tools/testing/each-value.ts';
export { fileValidator } from '../tools/testing/file-validator.ts';
export { findMarkupProblems } from '../tools/testing/markup-problems.ts';
export { testLocale } from '../tools/testing/test-locale.ts';
export { withLocale } from '../ui/with-locale.ts';
