/**
 * Where the text of a paper lies, from the project's root.
 * @param page the file of the paper
 * @param name what the paper calls its text
 */
export function textFile(page: string, name: string): string {
  return page.replace(/[^/]*$/, name);
}
