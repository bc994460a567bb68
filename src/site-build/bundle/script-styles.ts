/** The style sheet for other scripts than Latin: its file below `src/`. */
export const scriptStyles = 'ui/parts/languages.css';

/** The style sheet for focal points. */
export const focusStyles = 'ui/parts/focus.css';
