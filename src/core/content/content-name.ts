/** The name of a form or a shared section: its file without folder and extension. */
export function nameInPath(file: string): string {
  return file.replace(/^.*\/|\.json$/g, '');
}

/** Whether a form or a shared section can have a name: lower case letters, digits and hyphens, a letter first. */
export function isContentName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name);
}
