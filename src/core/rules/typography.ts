import type { Diagnostic } from '../diagnostic.ts';
import type { References } from './references.ts';
import { schemaAt } from '../schema/schema-lookup.ts';
import { typographyFaults, type TypographyFault } from './typography-faults.ts';
import type { Rule } from './rule.ts';

/** Quotes, dashes, blanks and signs stand as a printer sets them, in every text that an editor writes. */
export const typography: Rule = function* ({ pages, site, forms }) {
  for (const references of [...pages, ...forms, ...(site ? [site] : [])]) {
    const template = references.data['template'] as { language?: unknown } | undefined;
    const french = String(template?.language).startsWith('fr');
    const found: Found[] = [];
    visit(references.data, [], french, found);
    for (const { path, fault } of found) if (isProse(references, path)) yield report(references, path, fault);
  }
};

interface Found {
  path: (string | number)[];
  fault: TypographyFault;
}

function visit(value: unknown, path: (string | number)[], french: boolean, found: Found[]): void {
  if (typeof value === 'string') {
    for (const fault of typographyFaults(value, french)) found.push({ path: [...path], fault });
  } else if (typeof value === 'object' && value !== null) {
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, inner] of entries) {
      path.push(key);
      visit(inner, path, french, found);
      path.pop();
    }
  }
}

/** Words for people: not addresses, names of files, dates and whatever else the schema holds to a pattern. */
function isProse({ set, kind, data }: References, path: (string | number)[]): boolean {
  const nodes = schemaAt(set, kind, data, path).filter((node) => node.type === 'string');
  return (
    nodes.length > 0 &&
    nodes.every(({ enum: names, const: name, format, pattern = ANY }) => {
      return names === undefined && name === undefined && format === undefined && pattern === ANY;
    })
  );
}

const ANY = '\\S';

function report({ source }: References, path: (string | number)[], fault: TypographyFault): Diagnostic {
  const { offset, length, code, message, replacement } = fault;
  return {
    file: source.file,
    ...source.locateInText(path, offset, length),
    severity: 'error',
    code,
    message,
    hint: `${whatToWrite(replacement)} npm run validate -- --fix does it.`,
    fix: replacement,
  };
}

function whatToWrite(replacement: string): string {
  if (replacement === '') return 'Remove the space.';
  if (replacement === ' ') return 'Write one.';
  const words = replacement.trim();
  return `Write ${words}${/\w$/.test(words) ? '.' : ' instead.'}`;
}
