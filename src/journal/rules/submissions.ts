import {
  type FormDefinition,
  type Question,
  type RowQuestion,
  allQuestions,
  isFile,
} from 'pagewright/content';
import { type CheckedFile, type Diagnostic, type Rule, createDiagnostic, suggestOr } from 'pagewright/rule';
import type { WrittenJournal } from '../content/journal.gen.ts';

/** The form for manuscripts exists, and has the questions that the site declares. */
export const journalSubmissions: Rule = function* ({ site, forms }) {
  if (!site?.valid) return;
  const { submissions } = (site.data['journal'] ?? {}) as Partial<WrittenJournal>;
  if (!submissions) return;
  const { form: id, manuscript, paper = {}, author, coAuthors } = submissions;
  const form = forms.find((each) => each.id === id);
  if (!form?.valid) return;
  const asked: Asked = Object.entries(allQuestions((form.data as unknown as FormDefinition).schema));
  const inWords = asked.filter(([, each]) => each.type === 'string' && !isFile(each));
  const sayingSomething = asked.filter(
    ([, each]) => !isFile(each) && each.type !== 'number' && each.type !== 'integer' && !entryQuestions(each),
  );
  const check = (names: object, key: string, among: Asked, kind: string) =>
    missing(site, { names, key, among, file: form.file, kind });
  yield* check(
    { manuscript },
    '',
    asked.filter(([, each]) => isFile(each)),
    'that is answered with a file',
  );
  yield* check(paper, 'paper', sayingSomething, 'that is answered in words, by choosing or with a tick');
  yield* check(author, 'author', inWords, 'that is answered in words');
  if (!coAuthors) return;
  const { list, ...ofEach } = coAuthors;
  const lists = asked.filter(([, each]) => entryQuestions(each) !== undefined);
  yield* check({ list }, 'coAuthors', lists, 'that is answered with a list of entries');
  const entries = lists.find(([name]) => name === list)?.[1];
  if (!entries) return;
  yield* check(ofEach, 'coAuthors', entryQuestions(entries)!, `in each entry of "${list}"`);
};

const place = ['journal', 'submissions'];

type Asked = [name: string, question: Question | RowQuestion][];

/** The questions of each list entry; undefined if entries are chosen rather than written. */
function entryQuestions(question: Asked[number][1]): Asked | undefined {
  if (question.type !== 'array' || !('properties' in question.items)) return undefined;
  return Object.entries(question.items.properties);
}

function* missing(
  site: CheckedFile,
  { names, key, among, file, kind }: { names: object; key: string; among: Asked; file: string; kind: string },
): Iterable<Diagnostic> {
  const knownNames = among.map(([name]) => name);
  for (const [what, name] of Object.entries(names) as [string, string | undefined][]) {
    if (name === undefined || knownNames.includes(name)) continue;
    yield createDiagnostic(
      site,
      { path: [...place, ...(key ? [key] : []), what] },
      {
        code: 'missing-question',
        message: `${file} has no question "${name}" ${kind}.`,
        ...suggestOr(
          name,
          knownNames,
          knownNames.length > 0 ? `There are: ${knownNames.join(', ')}.` : undefined,
        ),
        about: [file],
      },
    );
  }
}
