/** What a document says of itself in its first tag. */
export interface DocumentFacts {
  /** The address of its data. */
  data: string;
  build: string;
  version: string;
}

/** What a built document says of itself; nothing for a document that is no page of the application. */
export function documentFacts(html: string): DocumentFacts | undefined {
  const tag = /<html\b[^>]*>/.exec(html.slice(0, 2000))?.[0] ?? '';
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const data = attribute('data-page');
  const build = attribute('data-build');
  const version = attribute('data-version');
  return data && build && version ? { data, build, version } : undefined;
}

/** Why a page was given as it is kept: the network failed, or has said nothing for too long. */
export type KeptWhy = 'unreached' | 'slow';

/** A header of every file that is kept: an answer that bears it did not come from the network just now. */
export const keptHeader = 'x-kept';

/** What follows the address of a kept document's data: they are to be the kept ones too, whatever the site has now. */
export const keptMark = '?kept';

/**
 * The document as it is kept: it says since when, so that nobody takes it for the page of today.
 * @param at when it was fetched, in milliseconds
 */
export function markedAsKept(html: string, at: number): string {
  return html.replace(
    /<html\b([^>]*? data-page="[^"]*)/,
    (_, start: string) => `${keptTag}"${at}"${start}${keptMark}`,
  );
}

const keptTag = '<html data-kept=';

/** A kept document as it is given: it says why, so that the page knows what to expect of the network. */
export function givenBecause(html: string, why: KeptWhy): string {
  return html.replace(keptTag, `<html data-kept-why="${why}" data-kept=`);
}
