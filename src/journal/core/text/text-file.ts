/**
 * The path of a paper's text, from the project's root.
 * @param pageFile the file of the paper
 * @param name the file name that the paper gives for its text
 */
export function textFile(pageFile: string, name: string): string {
  return pageFile.replace(/[^/]*$/, name);
}
