/**
 * Whether a text is an e-mail address as browsers understand it: the expression that the HTML standard of the WHATWG
 * gives for `<input type="email">`, so that browser and server never disagree. Addresses with signs outside of ASCII
 * are refused by both.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const address = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`);
