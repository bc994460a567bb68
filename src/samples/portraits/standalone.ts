/**
 * A plate that is loaded from a file can't see the page's custom properties: its line gets its colour on the root,
 * the other inks fall back to the light theme, and a rule of its own gives them the dark theme's values.
 */
export function standalone(svg: string): string {
  return svg.replace(
    /<svg ([^>]*)>/,
    (_, attributes: string) => `<svg ${attributes} color="#14214f">${darkPlate}`,
  );
}

// The values of --plate-* for the dark theme in pages-config/_theme/tokens.css.
const darkPlate =
  '<style>@media (prefers-color-scheme:dark){svg{--art-paper:#f1f3fb;--art-tint:#a3afd8;--art-light:#f6a83a}}</style>';
