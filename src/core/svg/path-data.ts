/**
 * Whether a text is valid path data: commands with the right number of values. A browser draws it only up to the
 * first error.
 * @see https://www.w3.org/TR/SVG2/paths.html#PathDataBNF
 */
export function isPathData(data: string): boolean {
  const [before = '', ...parts] = data.split(/(?=[MmZzLlHhVvCcSsQqTtAa])/);
  const commands = before.trim() === '' ? parts : [before, ...parts];
  if (commands.length === 0) return true;
  return /^\s*m/i.test(commands[0]!) && commands.every((each) => isCommand(each.trim()));
}

function isCommand(written: string): boolean {
  const numbersPerCommand = NUMBERS[written.charAt(0).toUpperCase()];
  if (numbersPerCommand === undefined) return false;
  const count = countNumbers(written.slice(1), written.charAt(0).toUpperCase() === 'A');
  return numbersPerCommand === 0
    ? count === 0
    : count !== undefined && count > 0 && count % numbersPerCommand === 0;
}

/** The number of values per command; multiples are allowed. */
const NUMBERS: Readonly<Record<string, number>> = {
  M: 2,
  Z: 0,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
};

/**
 * Counts numbers.
 * @param isArc whether the fourth and fifth of seven numbers are one-digit flags, which need no separator
 * @returns undefined if there is anything else between the numbers
 */
function countNumbers(text: string, isArc: boolean): number | undefined {
  let count = 0;
  let rest = text.trimStart();
  while (rest !== '') {
    const isFlag = isArc && (count % 7 === 3 || count % 7 === 4);
    const [match] = (isFlag ? FLAG : NUMBER).exec(rest) ?? [];
    if (match === undefined) return undefined;
    count += 1;
    rest = rest.slice(match.length);
  }
  return count;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?\s*,?\s*/;
const FLAG = /^[01]\s*,?\s*/;
