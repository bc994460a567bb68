/** Installs the browsers of the tests that are missing, where the distribution's packages may be installed. */
export function installBrowsers(): Promise<void>;
/** Makes sure that there is a Chromium that is new enough, or ends the process with a sentence. */
export function requireChromium(root: string): void;
