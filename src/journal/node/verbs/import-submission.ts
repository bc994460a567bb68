import { type Answers, type ValidForm, allQuestions } from 'pagewright/content';
import type { Roots } from 'pagewright/extension';
import { PLACEHOLDER } from 'pagewright/text';
import type { ImportResult } from '../import/imported-paper.ts';
import { paperOfAnswers, type SubmissionQuestions } from '../import/paper-from-answers.ts';
import { readInChildProcess } from '../import/read-in-child-process.ts';
import { writePapers, type ImportTarget } from './import-papers.ts';
import type { CommandResult } from './command-result.ts';

/** The data of a submission. */
export interface SubmittedPaper {
  /** The reference as the visitor sees it: ABCD-1234. */
  reference: string;
  form: string;
  answers: Answers;
  /** The files; the format is the verified one, such as docx. */
  files: { field: string; format: string; bytes: Uint8Array }[];
}

/** Finds a submission by its reference, or returns the reason why that is impossible. */
export type ReadSubmission = (reference: string) => Promise<SubmittedPaper | { refused: string }>;

/**
 * Writes the paper of a submitted manuscript: its record from the answers, its text from the file if it is a Word
 * document. If both have a value, such as the title, the answer counts.
 * @param questions which question of the form answers which key of the paper; undefined if the site declares none
 * @param forms the forms of the site
 */
export async function importSubmission(
  roots: Roots,
  reference: string,
  questions: SubmissionQuestions | undefined,
  forms: readonly ValidForm[],
  readSubmission: ReadSubmission,
  target: ImportTarget,
): Promise<CommandResult> {
  if (!questions)
    return refused(
      'No form receives manuscripts yet: name the form, and its questions, in "submissions" of "journal" in pages-config/_site.json.',
    );
  const submission = await readSubmission(reference);
  if ('refused' in submission) return refused(submission.refused);
  if (submission.form !== questions.form)
    return refused(
      `${submission.reference} was sent with the form "${submission.form}"; the form for manuscripts is "${questions.form}", by "submissions" of "journal" in pages-config/_site.json.`,
    );
  const form = forms.find(({ id }) => id === questions.form);
  const fromAnswers = paperOfAnswers(
    submission.answers,
    questions,
    form ? allQuestions(form.data.schema) : {},
  );
  const manuscript = await readManuscript(submission, questions);
  const imported: ImportResult = {
    ...manuscript,
    paper: {
      title: `${PLACEHOLDER}: title of ${submission.reference}`,
      ...manuscript.paper,
      ...fromAnswers.paper,
    },
    remarks: [...fromAnswers.remarks, ...manuscript.remarks],
  };
  const hasTitle = (fromAnswers.paper.title ?? manuscript.paper.title) !== undefined;
  const slug = hasTitle ? {} : { slug: submission.reference.toLowerCase() };
  const file = { name: reference, papers: [{ ...imported, ...slug }], pdf: undefined, beside: undefined };
  return writePapers(roots, [file], target);
}

function refused(sentence: string): CommandResult {
  return { text: `${sentence}\n`, code: 1 };
}

async function readManuscript(
  { reference, files }: SubmittedPaper,
  { manuscript }: SubmissionQuestions,
): Promise<ImportResult> {
  const file = files.find(({ field }) => field === manuscript);
  if (!file) return { paper: {}, remarks: ['It has no manuscript: write its text by hand.'] };
  const place = `npm run submissions -- show ${reference} shows its path`;
  if (file.format !== 'docx')
    return {
      paper: {},
      remarks: [
        `Its manuscript is a ${file.format} file, and only docx files can be read. It was not copied: ${place}.`,
      ],
    };
  const read = await readInChildProcess('manuscript.docx', file.bytes);
  if ('papers' in read) return read.papers[0]!;
  return { paper: {}, remarks: [`Its manuscript can’t be read: ${read.refused}. ${place}.`] };
}
