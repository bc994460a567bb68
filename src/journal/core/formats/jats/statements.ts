import type { PaperRecord } from '../../record/paper-record.ts';
import { outputWords } from '../../text/output-words.ts';
import { institution, rorId } from './parts.ts';
import { element as e, type Xml } from '../xml.ts';

/* The authors' declarations in JATS. @see https://jats4r.niso.org */

/** The note on competing interests. @see https://jats4r.niso.org/conflict-of-interest-statements/ */
export function authorNotes({ competingInterests }: PaperRecord): Xml {
  const note = competingInterests && e('fn', { 'fn-type': 'coi-statement' }, e('p', {}, competingInterests));
  return e('author-notes', {}, note);
}

/** The statements after the text: acknowledgements, sections and the footnotes of the text. */
export function jatsStatements(paper: PaperRecord, footnotes: Xml[] = []): (Xml | undefined)[] {
  const { acknowledgements, dataAvailability: data, ethics, aiUse } = paper;
  const words = outputWords(paper.language);
  return [
    e('ack', {}, e('p', {}, acknowledgements)),
    section('data-availability', words.dataAvailability, data?.statement, data?.links),
    section('ethics-statement', words.ethics, ethics),
    section('ai-statement', words.aiUse, aiUse),
    e('fn-group', {}, footnotes),
  ];
}

/** The grants of a paper, with the registry numbers of its funders. */
export function funding({ funding: record }: PaperRecord): Xml | undefined {
  if (!record) return undefined;
  const grants = (record.grants ?? []).map(({ funder, award, ror, funderId }) => {
    const ids = [...(ror ? [rorId(ror)] : []), ...(funderId ? [registryId(funderId)] : [])];
    const source = ids.length > 0 ? institution(funder, ids) : funder;
    return e('award-group', {}, e('funding-source', {}, source), e('award-id', {}, award));
  });
  return e('funding-group', {}, grants, e('funding-statement', {}, record.statement));
}

/** The supplementary files of a paper. */
export function supplements({ supplements: list = [] }: PaperRecord): Xml[] {
  return list.map(({ label, description, url, type }) => {
    const [mimetype = '', subtype = ''] = type.split('/');
    return e(
      'supplementary-material',
      { 'xlink:href': url, mimetype, 'mime-subtype': subtype },
      e('label', {}, label),
      description && e('caption', {}, e('p', {}, description)),
    );
  });
}

function registryId(funderId: string): Xml {
  const attributes = {
    'institution-id-type': 'doi',
    vocab: 'open-funder-registry',
    'vocab-identifier': '10.13039/open_funder_registry',
  };
  return e('institution-id', attributes, funderId);
}

function section(
  type: string,
  title: string,
  text: string | undefined,
  links: readonly { label: string; url: string }[] = [],
): Xml | undefined {
  if (text === undefined) return undefined;
  const items = links.map(({ label, url }) =>
    e('p', {}, e('ext-link', { 'ext-link-type': 'uri', 'xlink:href': url }, label)),
  );
  return e('sec', { 'sec-type': type }, e('title', {}, title), e('p', {}, text), items);
}
