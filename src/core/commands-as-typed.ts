/**
 * The commands that a text names, as they are typed in this project. Texts name them as `npm run check -- --since HEAD`;
 * where package.json has no such script, that is `npx pagewright check --since HEAD`.
 * @param scripts the commands that have a script of their name in package.json
 */
export function commandsAsTyped(text: string, scripts: ReadonlySet<string>): string {
  if (!text.includes('npm ')) return text;
  return text.replace(NAMED, (whole, run: string | undefined, start: string | undefined, behind = '') => {
    const name = run ?? start ?? '';
    return scripts.has(name) ? whole : `npx pagewright ${name}${behind ? ' ' : ''}`;
  });
}

const NAMED = /npm (?:run (?:-s )?([a-z]+(?:-[a-z]+)*)(?![\w:])|(start)\b)( -- )?/g;
