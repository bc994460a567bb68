/** Whether the journal writes a file at this address: its feeds, and the record of a paper in each format. */
export function isJournalFile(address: string): boolean {
  return /\/feed\.(atom|json)$|.\.(bib|ris|csl\.json|jats\.xml)$/.test(address);
}
