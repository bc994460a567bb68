/* Functions for the build of an extension's files. */

export { readDrawing } from '../site-build/media/drawing/drawing.ts';
export { readPdf } from '../site-build/media/read/pdf.ts';
export { readSiteTheme } from '../site-build/theme/site-theme.ts';
