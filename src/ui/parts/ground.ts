/** The theme colour of a section's background, by its name in content; undefined for the page’s own. */
export function groundColour(background: 'pale' | 'dark' | undefined): 'wash' | 'night' | undefined {
  return background && (background === 'dark' ? 'night' : 'wash');
}
