/** The path of a Chromium that is on this machine, if there is one. */
export function findBrowser(): string | undefined;
/** The path of one as visitors have it, which keeps pages for Back, if there is one. */
export function findWholeBrowser(): string | undefined;
/** Sees to a browser, or ends the process with a sentence that says what to install. */
export function ensureBrowser(root: string): void;
