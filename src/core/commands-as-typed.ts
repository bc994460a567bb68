/**
 * A text with its commands as they are typed in this project: `npm run check -- --since HEAD`, or `npx
 * pagewright check --since HEAD` if package.json has no such script.
 * @param scripts names of the commands that have a script in package.json
 */
export function commandsAsTyped(text: string, scripts: ReadonlySet<string>): string {
  if (!text.includes('npm ')) return text;
  return text.replace(NAMED, (whole, run: string | undefined, start: string | undefined, behind = '') => {
    const name = run ?? start ?? '';
    return scripts.has(name) ? whole : `npx pagewright ${name}${behind ? ' ' : ''}`;
  });
}

const NAMED = /npm (?:run (?:-s )?([a-z]+(?:-[a-z]+)*)(?![\w:])|(start)\b)( -- )?/g;
