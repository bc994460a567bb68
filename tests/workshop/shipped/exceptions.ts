/** A shipped feature that is newer than the oldest browsers. */
export interface Exception {
  /** Its path in MDN's data, subfeatures included. */
  feature: string;
  /** The file that uses it, without its hash. Default: all files */
  file?: string;
  /** The reason why the site works without it. */
  reason: string;
}

const ownMethod = 'a method that the script itself defines; the browser has another one of the same name';
const guarded = 'called only if the browser has it';
const appearance = 'only appearance: the page is correct without it';
const onPaper = 'only where sheets are cut when the page is printed';

/** All exceptions. An exception that is no longer needed is reported. */
export const exceptions: readonly Exception[] = [
  { feature: 'javascript.builtins.AsyncDisposableStack.use', file: 'hydrate', reason: ownMethod },
  { feature: 'api.ML.createContext', file: 'hydrate', reason: ownMethod },
  { feature: 'api.Window.setImmediate', file: 'hydrate', reason: guarded },
  { feature: 'api.ViewTransition.skipTransition', file: 'hydrate', reason: guarded },
  { feature: 'api.Document.startViewTransition', file: 'hydrate', reason: guarded },
  { feature: 'api.Window.navigation', file: 'hydrate', reason: guarded },
  { feature: 'api.Navigator.connection', reason: guarded },
  { feature: 'api.TrustedTypePolicyFactory.createPolicy', reason: guarded },
  { feature: 'api.TrustedTypePolicy.createScriptURL', reason: guarded },
  { feature: 'api.CSSNumericValue.equals', file: 'form', reason: ownMethod },
  { feature: 'api.MLGraphBuilder.equal', file: 'form', reason: ownMethod },
  { feature: 'api.HTMLGeolocationElement.isValid', file: 'form', reason: ownMethod },
  { feature: 'javascript.builtins.Iterator.drop', file: 'form', reason: ownMethod },
  { feature: 'javascript.builtins.Uint8Array.fromBase64', file: 'form-uploads', reason: guarded },
  { feature: 'api.CSSNumericValue.to', file: 'keen-slider.es', reason: ownMethod },
  { feature: 'api.CloseWatcher.destroy', file: 'reviews', reason: ownMethod },
  { feature: 'api.CloseWatcher.destroy', file: 'sw.js', reason: ownMethod },
  { feature: 'api.BackgroundFetchManager.fetch', file: 'sw.js', reason: ownMethod },
  { feature: 'api.PerformanceEventTiming', file: 'web-vitals', reason: guarded },
  { feature: 'css.properties.text-wrap', reason: appearance },
  { feature: 'css.properties.cursor', reason: 'telephones have no pointer' },
  { feature: 'css.properties.resize', reason: 'telephones have no pointer to drag with' },
  { feature: 'css.properties.forced-color-adjust', reason: 'Safari has no forced colours' },
  {
    feature: 'css.properties.content-visibility',
    reason: 'without it, the browser renders more than it shows, and texts stay folded on wide screens',
  },
  { feature: 'css.properties.contain-intrinsic-block-size', reason: 'belongs to content-visibility' },
  {
    feature: 'css.properties.interpolate-size',
    reason: 'without it, an answer unfolds without a transition',
  },
  {
    feature: 'css.properties.reading-flow',
    reason: 'without it the order of the document is the order of the keyboard',
  },
  { feature: 'css.properties.scrollbar-width', reason: appearance },
  { feature: 'css.properties.scrollbar-color', reason: appearance },
  { feature: 'css.properties.scroll-initial-target', reason: 'without it a row of tabs begins at its first' },
  { feature: 'css.properties.break-after', reason: onPaper },
  { feature: 'css.properties.orphans', reason: onPaper },
  { feature: 'css.properties.widows', reason: onPaper },
  { feature: 'css.at-rules.page', reason: onPaper },
  { feature: 'css.at-rules.starting-style', reason: 'without it, content appears without a transition' },
  {
    feature: 'css.at-rules.media.scripting',
    reason: 'without it, a page looks as if there were no scripts until it is hydrated',
  },
  {
    feature: 'css.at-rules.media.prefers-reduced-transparency',
    reason: 'a preference that these browsers do not report',
  },
  { feature: 'css.selectors.selection', reason: appearance },
  {
    feature: 'css.selectors.details-content',
    reason: 'without it, an answer unfolds without a transition, and is printed as shown',
  },
  {
    feature: 'css.selectors.-webkit-progress-bar',
    reason: 'each engine has another name for this, in a separate rule',
  },
  { feature: 'css.selectors.-webkit-progress-value', reason: 'as above' },
  { feature: 'css.selectors.-moz-progress-bar', reason: 'as above' },
  { feature: 'css.selectors.-webkit-search-cancel-button', reason: 'Firefox draws no such button' },
];
