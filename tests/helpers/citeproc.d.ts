/* The processor of the Citation Style Language has no types: these are the few that a test needs. */
declare module 'citeproc' {
  interface Engine {
    opt: { development_extensions: { uppercase_subtitles: boolean } };
    updateItems(ids: string[]): void;
    makeBibliography(): [parameters: unknown, entries: string[]];
  }
  const citeproc: { Engine: new (system: object, style: object, language: string, force: boolean) => Engine };
  export default citeproc;
}
