/** The file of the page in the hash of the address; empty for the list of pages. */
export function pageInAddress(): string {
  const name = decodeURIComponent(location.hash.slice(1));
  return name === 'pages' ? '' : name;
}
