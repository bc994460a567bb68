/** The colour of the theme on which a section stands, by what content calls it; undefined for the page’s own ground. */
export function groundOf(background: 'pale' | 'dark' | undefined): 'wash' | 'night' | undefined {
  return background && (background === 'dark' ? 'night' : 'wash');
}
