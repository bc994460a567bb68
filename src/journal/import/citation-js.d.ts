declare module '@citation-js/core' {
  /** Reads any format that a plugin knows, or the one that is named, as CSL-JSON. */
  export const plugins: {
    input: { chain(text: string, options: { generateGraph: boolean; forceType?: string }): unknown[] };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
