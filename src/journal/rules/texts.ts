import { type WrittenSite, getMediaFile, isDraft } from 'pagewright/content';
import {
  type CheckedPage,
  type Diagnostic,
  type Rule,
  type RuleContext,
  type RuleReport,
  checkLink,
  createDiagnostic,
  inTemplate,
  suggestOr,
  pictureProblem,
} from 'pagewright/rule';
import { byteLength, markupLimits } from 'pagewright/text';
import type { WrittenPaper } from '../content/paper.gen.ts';
import { referenceAddress, referenceRecord } from '../core/record/references/reference.ts';
import { textFile } from '../core/text/text-file.ts';
import type { CachedTextFacts, TextFacts, PaperTextDiagnostic } from '../core/text/text-facts.ts';
import { isPlaced, checkedPapers, findJournalRoutes, type CheckedPaper } from './papers.ts';

/**
 * The text of a paper exists, can be parsed, cites existing references, shows existing pictures, and is not too long.
 */
export const journalTexts: Rule = function* (context) {
  const routes = findJournalRoutes(context);
  for (const each of checkedPapers(context)) {
    const { text } = each.paper;
    // A paper in the wrong folder has its text in the wrong folder too.
    if (text !== undefined && isPlaced(each, routes)) yield* checkText(each, text, context);
  }
};

function* checkText({ page, paper }: CheckedPaper, name: string, context: RuleContext): Iterable<Diagnostic> {
  const place = inTemplate('text');
  const file = textFile(page.file, name);
  const [own = ''] = /[^/]*$/.exec(page.file.replace(/\.json$/, '')) ?? [];
  if (name.replace(/\.\w+$/, '') !== own) {
    yield createDiagnostic(page, place, {
      code: 'text-name',
      message: `The paper’s text is not ${own}.md or ${own}.xml.`,
      hint: 'The text must be beside the paper’s file, with its name: rename it, or correct the name here.',
    });
    return;
  }
  const facts = context.texts.getFacts(file) as CachedTextFacts | undefined;
  if (!facts) {
    yield createDiagnostic(page, place, {
      code: 'missing-text',
      message: `The file ${name} does not exist.`,
      hint: `Put it beside the paper’s file, or remove "text".`,
      about: [file],
    });
    return;
  }
  const count = paper.references?.length ?? 0;
  const found = [
    ...facts.diagnostics,
    ...facts.citations.flatMap((each) => citationDiagnostic(each, count)),
    ...facts.pictures.flatMap((each) => pictureDiagnostic(each, context)),
  ];
  // A draft may have placeholders.
  const isUnwritten = ({ code }: PaperTextDiagnostic) => code === 'placeholder' && isDraft(page.data);
  for (const each of inLanguage(found, paper.language))
    yield { file, ...each, severity: isUnwritten(each) ? 'warning' : (each.severity ?? 'error') };
  for (const each of facts.links) yield* linkDiagnostic(file, each, page, context);
  const weight = pageWeight(facts, paper.references);
  if (weight > markupLimits.longText && !hasBudget(page.route, context))
    yield createDiagnostic(page, place, tooLong(weight, page.route));
}

/** The size of a paper's page without its text and references, in bytes. */
const bytesWithoutText = 45_000;
/** The additional bytes per reference, and per link back to a citation. */
const [aroundWork, linkBack] = [90, 105];

/** The estimated size of a paper's page, within a tenth. */
function pageWeight(
  { weight, citations }: CachedTextFacts,
  references: WrittenPaper['references'] = [],
): number {
  const works = references.map((each) => {
    const { text, work, ...place } = referenceRecord(each);
    // References as data are printed without their keys.
    const words =
      text === undefined
        ? Object.values(work ?? {})
            .map(String)
            .join('. ')
        : text;
    return byteLength(words) + 2 * (referenceAddress(place) ?? '').length + aroundWork;
  });
  return works.reduce((sum, work) => sum + work, bytesWithoutText + weight + citations.length * linkBack);
}

/** Whether the site allows the page to be larger, with a reason. */
function hasBudget(route: string, { site }: RuleContext): boolean {
  const { budgets = [] } = (site?.data ?? {}) as Partial<WrittenSite>;
  return budgets.some((each) => each.route === route && each.html !== undefined);
}

function tooLong(weight: number, route: string): RuleReport {
  const kilo = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  return {
    severity: 'warning',
    code: 'text-long',
    message: `The text is so long that the paper’s page has about ${kilo(weight)}; the limit for a page is ${kilo(markupLimits.longText)}.`,
    hint: `Make long tables and appendices "supplements", files beside the paper; a text that has to be so long gets a budget in _site.json: { "route": "${route}", "html": 50000, "reason": "…" }.`,
  };
}

/**
 * The diagnostics for the language of the paper: the reader of a text assumes English, so diagnostics that apply
 * only to English are removed for other languages.
 */
function inLanguage(found: readonly PaperTextDiagnostic[], language = 'en'): PaperTextDiagnostic[] {
  const primary = language.split('-', 1)[0]!.toLowerCase();
  if (primary === 'en') return [...found];
  return found.filter(
    ({ code }) => code !== 'repeated-word' && (code !== 'straight-quote' || primary === 'hi'),
  );
}

function citationDiagnostic(
  { reference, ...range }: TextFacts['citations'][number],
  count: number,
): PaperTextDiagnostic[] {
  if (reference >= 1 && reference <= count) return [];
  const listed =
    count === 0 ? 'lists no references' : `lists ${count === 1 ? 'one reference' : `${count} references`}`;
  return [
    {
      ...range,
      code: 'text-citation',
      message: `The text cites work ${reference}, but the paper ${listed}.`,
      hint: 'Correct the number, or add the work to "references"; a number in brackets that cites nothing is written \\[1994\\].',
    },
  ];
}

/** A page that the text links to exists, and is not a draft unless the paper is one. */
function* linkDiagnostic(
  file: string,
  { to, ...range }: TextFacts['links'][number],
  page: CheckedPage,
  context: RuleContext,
): Iterable<Diagnostic> {
  // In JATS, and for links by name, the range contains more than the address.
  const isAddress = range.endLine === range.line && range.endColumn - range.column === to.length;
  for (const { fix, ...each } of checkLink(page, { href: to, path: [], isElsewhere: true }, page, context))
    yield { ...each, file, ...range, ...(isAddress && fix !== undefined && { fix }) };
}

function pictureDiagnostic(
  { file, ...range }: TextFacts['pictures'][number],
  { media }: RuleContext,
): PaperTextDiagnostic[] {
  const found = media.get(file);
  if (found && getMediaFile(found) === `pages-config/${file}`) {
    const problem = pictureProblem(found);
    return problem ? [{ ...range, ...problem }] : [];
  }
  const [folder, name] = [file.replace(/[^/]*$/, ''), file.replace(/^.*\//, '')];
  const neighbours = [...media.keys()]
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
  const { hint = '', meant } = suggestOr(name, neighbours, 'Put it beside the text.');
  const isNameAlone = range.endLine === range.line && range.endColumn - range.column === name.length;
  return [
    {
      ...range,
      code: 'text-picture',
      message: `The picture ${name} does not exist.`,
      hint,
      // In JATS the range is the whole element.
      ...(meant !== undefined && isNameAlone ? { fix: meant, guess: true } : {}),
    },
  ];
}
