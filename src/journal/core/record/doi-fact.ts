/**
 * A DOI as a link with its whole address.
 * @see https://www.crossref.org/display-guidelines/
 */
export function doiFact(doi: string) {
  const address = `https://doi.org/${doi}`;
  return { term: 'DOI', value: address, to: address, withTitle: true };
}
