import { type Diagnostic, type Rule, createDiagnostic, inTemplate } from 'pagewright/rule';
import { shareOfScript, usualScript } from 'pagewright/text';
import { languageIn } from '../core/record/languages/language-codes.ts';
import { checkedPapers, type CheckedPaper } from './papers.ts';

/** Each language of a paper occurs once, and its texts are in its script. */
export const journalTranslations: Rule = function* (context) {
  for (const each of checkedPapers(context)) {
    const { language, abstract = [] } = each.paper;
    yield* checkLanguages(each);
    yield* checkScript(each, language, { path: ['template', 'abstract'], text: abstract.join(' ') });
    for (const [index, translation] of (each.paper.translations ?? []).entries()) {
      const path = ['template', 'translations', index];
      const { title, abstract: translated } = translation;
      // A text in the paper's own language is not a translation.
      if (spoken(translation.language) === spoken(language)) continue;
      yield* checkScript(each, translation.language, { path: [...path, 'title'], text: title });
      if (translated)
        yield* checkScript(each, translation.language, {
          path: [...path, 'abstract'],
          text: translated.join(' '),
        });
    }
  }
};

function* checkLanguages({ page, paper }: CheckedPaper): Iterable<Diagnostic> {
  const known = new Set<string>();
  for (const [index, { language }] of (paper.translations ?? []).entries()) {
    const place = inTemplate('translations', index, 'language');
    if (spoken(language) === spoken(paper.language)) {
      yield createDiagnostic(page, place, {
        code: 'own-translation',
        message: `The paper is in "${paper.language}" itself: this is not a translation.`,
        hint: 'Name the language that the text is translated into, or remove it here.',
      });
    } else if (known.has(spoken(language))) {
      yield createDiagnostic(page, place, {
        code: 'repeated-translation',
        message: `There is a translation into "${language}" above already.`,
        hint: 'Join the two, or name the language of this one.',
      });
    }
    known.add(spoken(language));
  }
}

/** The language of a tag with its script but without its country: a language in two scripts counts as two. */
function spoken(tag: string): string {
  return `${languageIn(tag)} ${usualScript(tag)}`;
}

/** Abstracts contain names and terms in other scripts, but less than half of their letters. */
function* checkScript(
  { page }: CheckedPaper,
  language: string,
  { path, text }: { path: (string | number)[]; text: string },
): Iterable<Diagnostic> {
  if (shareOfScript(text, language) >= 0.5) return;
  yield createDiagnostic(
    page,
    { path },
    {
      code: 'other-script',
      severity: 'warning',
      message: `Most of this text is not in the letters of "${language}".`,
      hint: 'Correct the language or the text; the code of a language in unusual letters names them: "sa-Latn" is Sanskrit in Latin letters.',
    },
  );
}
