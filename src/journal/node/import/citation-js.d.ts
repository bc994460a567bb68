declare module '@citation-js/core' {
  /** Parses any format of the plugins, or the named one, into CSL-JSON. */
  export const plugins: {
    input: { chain(text: string, options: { generateGraph: boolean; forceType?: string }): unknown[] };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
