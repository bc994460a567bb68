/**
 * The address of a page that is to know which subject was chosen: /quote?subject=Law%20and%20society.
 * @param to where the link leads; an address outside of the site, or one with parameters or an anchor, stays as it is
 */
export function withSubject(to: string, subject: string): string {
  return /^\/(?!\/)[^?#]*$/.test(to) ? `${to}?subject=${encodeURIComponent(subject)}` : to;
}
