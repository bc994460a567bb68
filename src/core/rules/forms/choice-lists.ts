import type { ChoiceEntry, TextQuestion } from '../../content/questions.gen.ts';
import { quote } from '../../schema/message-parts.ts';
import type { FormDiagnostic } from './form-diagnostic.ts';

/** Reports choices that are repeated, fewer than two, or written in two lists. */
export function* choiceLists(
  path: FormDiagnostic['path'],
  { enum: plain, oneOf: labelled }: TextQuestion | ChoiceEntry,
): Iterable<FormDiagnostic> {
  if (plain && labelled) {
    const message = 'The choices are written twice, as "enum" and as "oneOf".';
    const hint = 'Keep "oneOf" if visitors should read other words than the stored ones.';
    yield { path: [...path, 'enum'], what: 'key', code: 'two-lists', message, hint };
    return;
  }
  const [key, choices] = plain ? (['enum', plain] as const) : (['oneOf', labelled ?? []] as const);
  if (choices.length === 1) {
    const message = 'There is only one choice.';
    const hint = 'Add other choices, or ask a yes-or-no question: "type": "boolean".';
    yield { path: [...path, key], code: 'one-choice', message, hint };
    return;
  }
  yield* repeatedChoices(
    path,
    (plain ?? []).map((value, index) => [['enum', index], value]),
  );
  const [values, titles] = (['const', 'title'] as const).map((key) => [
    ...repeatedChoices(
      path,
      (labelled ?? []).map((choice, index) => [['oneOf', index, key], choice[key]]),
    ),
  ]);
  // A choice whose value and label are both duplicates gets one diagnostic.
  const reported = new Set(values!.map(({ path: at }) => at.at(-2)));
  yield* values!;
  for (const each of titles!) if (!reported.has(each.path.at(-2))) yield each;
}

function* repeatedChoices(
  path: FormDiagnostic['path'],
  texts: [(string | number)[], string][],
): Iterable<FormDiagnostic> {
  const seen = new Map<string, string>();
  for (const [at, text] of texts) {
    const plain = text.trim().toLowerCase();
    const other = seen.get(plain);
    if (other !== undefined) {
      const message =
        other === text
          ? `The choice ${quote(text)} appears twice.`
          : `The choice ${quote(text)} appears twice, as ${quote(other)}.`;
      yield { path: [...path, ...at], code: 'repeated-choice', message, hint: 'Keep one of them.' };
    }
    seen.set(plain, other ?? text);
  }
}
