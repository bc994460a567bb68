/**
 * The path of a paper's text, from the project's root.
 * @param page the file of the paper
 * @param name of the text in the paper
 */
export function textFile(page: string, name: string): string {
  return page.replace(/[^/]*$/, name);
}
