/** The display options of the page in the canvas. */
export interface CanvasView {
  /** The width in CSS pixels. Default: the width of the region */
  width?: number;
  /** The theme. Default: that of the system */
  theme?: 'light' | 'dark';
  look: 'screen' | 'print' | 'plain';
  isTextLarge: boolean;
}

/** Applies a view to a page. It can be called again after the page has changed. */
export function applyView(canvas: Document, { theme, look, isTextLarge }: CanvasView): void {
  const root = canvas.documentElement;
  if (theme) root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
  root.style.fontSize = isTextLarge ? '200%' : '';
  for (const sheet of canvas.styleSheets) {
    showMedia(sheet.media, look);
    showRules(readRules(sheet), look);
  }
}

/** The rules of a style sheet; none while it is loading. */
function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function showRules(rules: Iterable<CSSRule>, look: CanvasView['look']): void {
  for (const rule of rules) {
    // The rules belong to another window, whose classes differ.
    if ('media' in rule) showMedia(rule.media as MediaList, look);
    if ('cssRules' in rule) showRules(rule.cssRules as CSSRuleList, look);
  }
}

function showMedia(media: MediaList, look: CanvasView['look']): void {
  const originalQuery = originalQueries.get(media) ?? media.mediaText;
  originalQueries.set(media, originalQuery);
  const query = shownMedia(originalQuery, look);
  if (media.mediaText !== query) media.mediaText = query;
}

/** The original media query of each list, so that another view can start from it. */
const originalQueries = new WeakMap<MediaList, string>();

/** The media query to use instead, so that a screen with scripts shows the page in print or without scripts. */
export function shownMedia(query: string, look: CanvasView['look']): string {
  const changes = replacements[look];
  return changes.reduce((text, [from, to]) => text.replaceAll(from, to), query);
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

const replacements: Record<CanvasView['look'], [from: RegExp, to: string][]> = {
  screen: [],
  print: [
    [/\bscreen\b/g, 'not all'],
    [/\bprint\b/g, 'all'],
  ],
  plain: [
    [/\(scripting: none\)/g, ALWAYS],
    [/\(scripting: enabled\)/g, NEVER],
  ],
};
