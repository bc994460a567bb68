/* The printer of PDF files. It starts a browser, so it needs the package `@playwright/test`. */

export { findBrowser } from '../tools/browser.ts';
export { startPrinter } from '../tools/start-printer.ts';
