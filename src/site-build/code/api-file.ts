import path from 'node:path';
import { codeEnding } from '../code-ending.ts';

/**
 * The file of a module of the public API, in src/api.
 * @param name the name in a project's imports: pagewright/section, pagewright/styles/split.css
 * @returns undefined for other names
 */
export function apiFile(name: string): string | undefined {
  const [, style, module] = /^pagewright\/(?:styles\/([a-z-]+\.css)|([a-z-]+))$/.exec(name) ?? [];
  if (style) return path.join(SOURCE, style === 'default-tokens.css' ? 'ui' : 'ui/parts', style);
  return module && path.join(SOURCE, 'api', module + codeEnding);
}

const SOURCE = path.resolve(import.meta.dirname, '../..');
