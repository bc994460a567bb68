/**
 * The path of a paper's text, from the project's root.
 * @param page the file of the paper
 * @param name the file name that the paper gives for its text
 */
export function textFile(page: string, name: string): string {
  return page.replace(/[^/]*$/, name);
}
