import { LINE_WIDTH } from '../../authoring/edits/layout.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import { parseSync } from 'vite';
import type { GeneratedFile } from './generated-file.ts';

/**
 * The documentation of the public API: the modules of src/api, with their names and the first sentence of each
 * docstring.
 * @param engine the engine's root
 */
export async function documentApi(engine: string): Promise<GeneratedFile> {
  const modules = globSync('src/api/*.ts', { cwd: engine }).sort();
  const text = ['# The public API', NOTE, ...modules.map((file) => describeModule(engine, file))].join(
    '\n\n',
  );
  return {
    path: 'src/guides/api.md',
    text: await prettier.format(text, { parser: 'markdown', printWidth: LINE_WIDTH }),
  };
}

const NOTE =
  'Projects and extensions import these modules. Made from `src/api` by `npm run generate`: change those files, not this one. The style sheets of `src/ui/parts` are `pagewright/styles/….css`; `pagewright/styles/default-tokens.css` has the tokens of a site without a theme.';

function describeModule(engine: string, file: string): string {
  const source = read(engine, file);
  const { comments } = source;
  const rows = listExports(engine, file).map(({ name, about }) => `- \`${name}\`${about && `: ${about}`}`);
  const summary = (comments[0]?.value ?? '').replaceAll(/\s+\*?\s*/g, ' ').trim();
  return [`## pagewright/${path.parse(file).name}`, summary, rows.join('\n')].join('\n\n');
}

interface ApiName {
  name: string;
  /** The first sentence of its docstring; empty if it has none. */
  about: string;
}

/** The names that a module exports one by one, sorted. */
function listExports(engine: string, file: string): ApiName[] {
  const source = read(engine, file);
  const names = source.module.staticExports
    .flatMap(({ start, entries }) => entries.map((entry) => ({ ...entry, start })))
    .flatMap(({ start, moduleRequest, importName, exportName }): ApiName[] => {
      if (!moduleRequest) return [];
      const from = moduleRequest.value;
      if (!from.startsWith('.')) return [{ name: exportName.name ?? '', about: `From the package ${from}.` }];
      // The schemas explain the types that are made from them.
      if (importName.kind === 'AllButDefault') return [];
      const name = exportName.name ?? '';
      const target = path.posix.join(path.posix.dirname(file), from);
      const declared = declaredNames(engine, target).find((each) => each.name === (importName.name ?? name));
      return [{ name, about: docBefore(source, start) || (declared?.about ?? '') }];
    });
  return names.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The names that a module declares and exports. */
function declaredNames(engine: string, file: string): ApiName[] {
  const source = read(engine, file);
  return source.module.staticExports.flatMap(({ start, entries }) =>
    entries.map(({ exportName, localName }) => ({
      name: exportName.name ?? localName.name ?? '',
      about: docBefore(source, start),
    })),
  );
}

/** The first sentence of the docstring directly before a position. */
function docBefore({ comments, text }: ReturnType<typeof read>, start: number): string {
  const doc = comments.findLast(
    ({ value, end }) => value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
  );
  return doc ? firstSentence(doc.value) : '';
}

function firstSentence(comment: string): string {
  const words = comment
    .replaceAll(/^\s*\*+/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [prose = ''] = words.split(/ ?@[a-z]/i);
  const [sentence = ''] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(prose);
  return sentence === '' ? '' : sentence.segment.trim();
}

function read(engine: string, file: string) {
  const text = readFileSync(path.join(engine, file), 'utf8');
  return { text, ...pick(parseSync(file, text)) };
}

function pick({ module, comments }: ReturnType<typeof parseSync>) {
  return { module, comments };
}
