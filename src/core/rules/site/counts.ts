import { toText } from '../../json/to-text.ts';
import type { WrittenSite } from '../../content/site.gen.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { findSectionByAlias } from '../../schema/other-names.ts';
import { didYouMean } from '../../schema/suggest.ts';
import type { JsonObject } from '../../content/valid-page.ts';
import { formatCount as counted } from '../../schema/message-parts.ts';
import { unknownCollection } from './collections.ts';
import { createDiagnostic, type CheckedPage, type Rule, type RuleContext } from '../rule.ts';

type Count = NonNullable<WrittenSite['counts']>[number];

/** A count of a list on a page; other counts are of a collection. */
type ListCount = Count & Required<Pick<Count, 'page' | 'section' | 'list'>>;

/**
 * Reports lists whose number of entries differs from `counts` in pages-config/_site.json. Such a change is
 * ordinary, so the diagnostic is only a warning, at the line of the number.
 */
export const counts: Rule = function* (context) {
  const writtenCounts = context.site?.data['counts'];
  if (!Array.isArray(writtenCounts)) return;
  for (const [index, entry] of (writtenCounts as Partial<Count>[]).entries()) {
    if (typeof entry !== 'object' || entry === null) continue;
    const countPlace = { path: ['counts', index] };
    // A count under a misspelt key is reported as an unknown key.
    if (entry.exactly === undefined && entry.atLeast === undefined && context.site?.valid)
      yield createDiagnostic(context.site, countPlace, {
        code: 'count-without-number',
        message: 'The count has no number.',
        hint: 'Add "exactly" or "atLeast" with the number of entries that are expected.',
      });
    if (entry.collection !== undefined) {
      // Unreadable and invalid pages may belong to the collection.
      if (context.pages.some(({ valid }) => !valid)) continue;
      const collection = context.collections.get(entry.collection);
      const problem = collection && mismatch(collection.length, entry);
      if (!collection)
        yield createDiagnostic(
          context.site!,
          { path: [...countPlace.path, 'collection'] },
          unknownCollection(toText(entry.collection), context.collections),
        );
      if (problem)
        yield createDiagnostic(context.site!, countPlace, {
          code: 'wrong-count',
          severity: 'warning',
          message: `The collection "${entry.collection}" ${problem}.`,
          hint: correctionHint(entry, index, context),
        });
    } else if (typeof entry.section === 'string' && typeof entry.list === 'string') {
      const unknown = unknownName(entry as ListCount, context, index);
      if (unknown) yield unknown;
      else yield* checkPage(entry as ListCount, index, context);
    }
  }
};

/** Reports a count of an unknown section type or list, which would never be checked. */
function unknownName(
  { section, list }: ListCount,
  { set, site }: RuleContext,
  index: number,
): Diagnostic | undefined {
  const schema = set.sections.get(section);
  const key = schema ? 'list' : 'section';
  const knownNames = schema ? Object.keys(schema.properties ?? {}) : [...set.sections.keys()];
  if (schema && knownNames.includes(list)) return undefined;
  const name = schema ? list : section;
  const alias = schema ? undefined : findSectionByAlias(section, set.sections);
  return createDiagnostic(
    site!,
    { path: ['counts', index, key] },
    {
      code: schema ? 'unknown-list' : 'unknown-section',
      message: schema
        ? `A section "${section}" has no list "${name}".`
        : `There is no section type "${name}".`,
      hint:
        (alias && `Write "${alias.type}".`) ??
        didYouMean(name, knownNames) ??
        `There are: ${knownNames.join(', ')}.`,
    },
  );
}

function* checkPage(entry: ListCount, index: number, context: RuleContext): Iterable<Diagnostic> {
  const page = context.byRoute.get(entry.page);
  if (!page?.valid || page.opaque) return;
  const sections = findSections(page, entry.section);
  const selected =
    entry.sectionNumber === undefined
      ? sections
      : sections.slice(entry.sectionNumber - 1, entry.sectionNumber);
  if (selected.length === 0) {
    const path = [page.data['template'] === undefined ? 'sections' : 'template'];
    yield createDiagnostic(
      page,
      { path },
      {
        code: 'missing-section',
        severity: 'warning',
        what: 'key',
        message: `The page has no section "${entry.section}"${entry.sectionNumber === undefined ? '' : ` number ${entry.sectionNumber}`}.`,
        hint: correctionHint(entry, index, context),
      },
    );
  }
  for (const { place, section } of selected) {
    const number = countEntries(section[entry.list], context);
    const problem = mismatch(number ?? 0, entry);
    if (problem)
      yield createDiagnostic(
        page,
        { path: [...place.path, entry.list] },
        {
          code: 'wrong-count',
          severity: 'warning',
          what: 'key',
          message: `"${entry.list}" ${problem}.`,
          hint: correctionHint(entry, index, context),
        },
      );
  }
}

function findSections(
  page: CheckedPage,
  type: string,
): { place: { path: (string | number)[] }; section: JsonObject }[] {
  return page.references().sectionLists.flatMap(({ path, sections }) =>
    sections.flatMap((section, index) => {
      if ((section as JsonObject | null)?.['type'] !== type) return [];
      return [
        { place: { path: path[0] === 'template' ? path : [...path, index] }, section: section as JsonObject },
      ];
    }),
  );
}

function countEntries(value: unknown, { collections }: RuleContext): number | undefined {
  if (Array.isArray(value)) return value.length;
  const name = (value as JsonObject | undefined)?.['collection'];
  return typeof name === 'string' ? collections.get(name)?.length : undefined;
}

function mismatch(number: number, { exactly, atLeast }: Partial<Count>): string | undefined {
  const has = `has ${counted(number, 'entry', 'entries')}`;
  if (exactly !== undefined && number !== exactly) return `${has}; ${exactly} are expected`;
  if (atLeast !== undefined && number < atLeast) return `${has}; at least ${atLeast} are expected`;
  return undefined;
}

/** The reason for the number and its place: for an editor who meant to change the list. */
function correctionHint({ reason }: Partial<Count>, index: number, { site }: RuleContext): string {
  const { line, column } = site!.source.locate(['counts', index], 'value');
  return `${reason} If this is right, correct ${site!.source.file}:${line}:${column}.`;
}
