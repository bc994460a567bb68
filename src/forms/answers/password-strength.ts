/** The strength of a password, with advice. */
export interface Strength {
  level: 0 | 1 | 2 | 3;
  /** The key of its message. */
  message: `formPassword.${'short' | 'common' | 'fair' | 'good' | 'strong'}`;
}

/**
 * Rates a password in the browser, mainly by its length: a long password of plain words is better than a
 * short one with special characters.
 */
export function passwordStrength(password: string): Strength {
  const length = [...password].length;
  const different = new Set(password.toLowerCase()).size;
  if (length < 8) return { level: 0, message: 'formPassword.short' };
  if (different < 5 || runs.test(password) || common.test(password)) {
    return { level: 0, message: 'formPassword.common' };
  }
  const points = length + 2 * kinds.filter((kind) => kind.test(password)).length;
  if (points >= 22) return { level: 3, message: 'formPassword.strong' };
  if (points >= 15) return { level: 2, message: 'formPassword.good' };
  return { level: 1, message: 'formPassword.fair' };
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const runs = /^(.{1,3})\1+$|^(?:0?123456789?0?|abcdefgh|qwertyui)/i;
const common = /^(?:pass(?:word)?|admin|welcome|letmein|iloveyou|india)[\d!@#.]*$/i;
