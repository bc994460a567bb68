import { findDated } from '../../content/dates/dated.ts';
import { listMoments, type Period } from '../../content/dates/moments.ts';
import { shownAt } from '../../content/dates/shown-at.ts';
import type { JsonSource } from '../../json/json-source.ts';
import { schemaDiagnostics } from '../../schema/schema-diagnostics.ts';
import type { StateDiagnostics } from '../file-facts.ts';
import { runStateRules } from '../file-rules.ts';
import { findReferences } from '../find-references.ts';
import type { FileReferences } from '../references.ts';

/**
 * Validates a page in each of its scheduled states: in some of them a list may be empty, or the main heading
 * may be missing.
 * @returns an empty list if the page has only one state
 */
export function stateDiagnostics({ set, source }: FileReferences): StateDiagnostics[] {
  return listPeriods(source).flatMap((period) => {
    const at = period.from ?? '';
    const { data, writtenPath } = shownAt(source.data as object, { at, isDevelopment: false });
    const state: JsonSource = {
      ...copySource(source),
      data,
      locate: (path, what) => source.locate(writtenPath(path), what),
      locateInText: (path, offset, length) => source.locateInText(writtenPath(path), offset, length),
    };
    const validator = set.validators.page;
    const broken =
      !validator || validator(data) ? [] : schemaDiagnostics(set, 'page', state, validator.errors ?? []);
    const diagnostics = broken.length > 0 ? broken : runStateRules(findReferences(set, 'page', state));
    return diagnostics.length > 0 ? [{ period, diagnostics }] : [];
  });
}

/** The periods between scheduled changes of a page; empty if nothing is scheduled. */
function listPeriods({ data }: JsonSource): Period[] {
  const inner = findDated(data as Record<string, unknown>).filter(({ path }) => path.length > 0);
  const moments = listMoments(inner.map(({ period }) => period));
  if (moments.length === 0) return [];
  return [undefined, ...moments].map((from, index) => ({
    ...(from !== undefined && { from }),
    ...(moments[index] !== undefined && { until: moments[index] }),
  }));
}

/** Copies a source. A spread would lose its methods, because it is a class instance. */
function copySource(source: JsonSource): Pick<JsonSource, 'file' | 'text' | 'diagnostics' | 'rangeAt'> {
  const { file, text, diagnostics } = source;
  return { file, text, diagnostics, rangeAt: (offset, length) => source.rangeAt(offset, length) };
}
