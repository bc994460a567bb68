import type { Diagnostic } from '../../diagnostic.ts';
import { isSampleMedia, PLACEHOLDER, placeholderIn } from '../../content/placeholder.ts';
import type { JsonPath, JsonSource } from '../../json/json-source.ts';
import type { SchemaSet } from '../../schema/compose-schema.ts';
import { first, schemaAt } from '../../schema/schema-lookup.ts';
import type { SchemaDocument } from '../../schema/schema-files.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { quote } from '../../schema/value-words.ts';
import type { References } from '../references.ts';
import { fault, type Rule, type RuleContext } from '../rule.ts';

/** What `npm run new` has put in for its author to replace: texts, media, and the sentences of a new schema. */
export const placeholders: Rule = function* ({ pages, site, forms, set, media }) {
  const drafts = draftsIn(set);
  for (const references of [...pages, ...forms, ...(site ? [site] : [])]) {
    for (const { path, text } of markedTexts(references)) yield inText(references, path, text);
    for (const { path, text } of draftedTexts(references, drafts)) yield drafted(references, path, text);
    yield* sampleMedia(references, media);
  }
  for (const document of set.documents.values()) {
    for (const { path, text } of markedTexts(document).filter(({ path }) => path.at(-1) !== 'draft'))
      yield inSchema(document, path, text);
  }
};

interface MarkedText {
  path: JsonPath;
  text: string;
}

function markedTexts({ source }: { source: JsonSource }): MarkedText[] {
  // Most files have no placeholder: only the others are gone through.
  if (!source.text.includes(PLACEHOLDER)) return [];
  return textsOf(source.data, (text) => placeholderIn(text) !== undefined);
}

/** What schemas say that is written where no placeholder can stand. */
function draftsIn(set: SchemaSet): Set<string> {
  const found = new Set<string>();
  for (const { source } of set.documents.values())
    for (const [, draft] of source.text.matchAll(/"draft": "([^"\\]+)"/g)) found.add(draft!);
  return found;
}

function draftedTexts({ source, set, kind, data }: References, drafts: ReadonlySet<string>): MarkedText[] {
  if (![...drafts].some((draft) => source.text.includes(`"${draft}"`))) return [];
  return textsOf(data, (text) => drafts.has(text) && !placeholderIn(text)).filter(
    ({ path, text }) => first(schemaAt(set, kind, data, path), 'draft') === text,
  );
}

function textsOf(data: unknown, isWanted: (text: string) => boolean): MarkedText[] {
  const found: MarkedText[] = [];
  const path: (string | number)[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (isWanted(value)) found.push({ path: [...path], text: value });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
        path.push(key);
        visit(inner);
        path.pop();
      }
    }
  };
  visit(data);
  return found;
}

function drafted(references: References, path: JsonPath, text: string): Diagnostic {
  const { set, kind, data } = references;
  return fault(
    references,
    { path: [...path] },
    {
      code: 'placeholder',
      severity: 'warning',
      message: `${quote(text)} stands here until you write your own.`,
      hint: whatToWrite(schemaAt(set, kind, data, path)),
    },
  );
}

function inText(references: References, path: JsonPath, text: string): Diagnostic {
  const { set, kind, data } = references;
  const { offset = 0, length = 0 } = placeholderIn(text) ?? {};
  return fault(
    references,
    { path: [...path], offset, length },
    {
      code: 'placeholder',
      severity: 'warning',
      message: `The text is still a placeholder: ${shortened(text.slice(offset, offset + length))}`,
      hint: whatToWrite(schemaAt(set, kind, data, path)),
    },
  );
}

function inSchema(document: SchemaDocument, path: JsonPath, text: string): Diagnostic {
  const message = `The text is still a placeholder: ${shortened(text)}`;
  const hint = `Write it without ${PLACEHOLDER}: editors read it as help.`;
  return { ...document.fault(path, 'placeholder', message, hint), severity: 'warning' };
}

function* sampleMedia(references: References, media: RuleContext['media']): Iterable<Diagnostic> {
  const { images, films, downloads } = references;
  const places = [
    ...[...images, ...films].map(({ src, at }) => ({ src, place: { at: at!, key: 'src' } })),
    ...downloads.map((download) => ({ src: download.src, place: download })),
  ];
  for (const { src, place } of places) {
    if (!isSampleMedia(src) && !media.get(src)?.pdf?.sample) continue;
    yield fault(references, place, {
      code: 'placeholder',
      severity: 'warning',
      message: `${src} is a sample, put here until you have your own.`,
      hint: 'Put your own file into its place, or write the path of another one.',
    });
  }
}

/** The schema's own words on the value. */
function whatToWrite(nodes: SchemaNode[]): string {
  const description = first(nodes, 'description');
  if (description === undefined) return 'Write what belongs here.';
  const example = first(nodes, 'examples')?.[0];
  const words = `${first(nodes, 'title') ?? 'Text'}: ${description}`;
  return typeof example === 'string' ? `${words} For example: ${shortened(example)}` : words;
}

function shortened(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 79).trim()}…` : text.trim()}”.`;
}
