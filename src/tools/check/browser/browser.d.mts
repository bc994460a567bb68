/** The path of a Chromium on this machine; `undefined` if there is none. */
export function findBrowser(): string | undefined;
/** The path of a Chromium with windows, which has a cache for Back; `undefined` if there is none. */
export function findWholeBrowser(): string | undefined;
/** The path of the first of these commands on the PATH; `undefined` if there is none. */
export function findCommand(commands: readonly string[]): string | undefined;
/** Why the tests cannot use this browser; `undefined` if they can. */
export function refusalOf(file: string): string | undefined;
