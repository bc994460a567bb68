import { treeMarkup } from '../../core/text/tree-markup.ts';
import { escapeMarkup as text } from 'pagewright/text';
import { familyLists } from './fonts.ts';
import { chartFile } from '../../core/text/chart/chart-file.ts';
import type { Figure, TextSection } from '../../core/text/full-text.ts';
import { outputWords } from '../../core/text/output-words.ts';
import { statementMarkup } from '../../core/text/statement-markup.ts';
import { notesMarkup, textMarkup } from '../../core/text/text-markup.ts';
import { hasTitle, inlineText } from '../../core/text/walk-text.ts';
import type { PrintableDocument } from './document.ts';
import type { PrintDesign } from './print-design.ts';

/**
 * A document as an HTML page for printing.
 * @param document the document to typeset
 * @param design the site's colours, typefaces and mark
 * @param style the style sheet, with the typefaces
 * @param pageNumbers the page of a heading, by id: known after a first printing, needed for the table of contents
 */
export function documentPage(
  document: PrintableDocument,
  design: PrintDesign,
  style: string,
  pageNumbers: ReadonlyMap<string, number> = new Map(),
): string {
  const { title, language, isLong } = document;
  const markupStyle = { level: 2, picture: (figure: Figure) => renderPicture(figure, document, design) };
  const backMatter = [
    ...document.statements.map((each) => part(each.id, each.title, statementMarkup(each))),
    part('notes', outputWords(language).notes, notesMarkup(document.text, markupStyle)),
    part('references', outputWords(language).references, renderReferences(document)),
  ].join('');
  const contents = isLong ? renderContents(document, pageNumbers) : '';
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${text(title)}</title>
<style>${style}${themeCss(design)}${runningTexts(document)}</style>
<body class="${isLong ? 'report' : 'paper'}">
${renderOpening(document, design)}
${renderSummary(document)}
<main>
${contents}${textMarkup(document.text, markupStyle)}${backMatter}
</main>
</body>
</html>
`;
}

/** The colours and typefaces as CSS. Page margins need them as values, because custom properties do not apply there. */
function themeCss({ colours, typefaces }: PrintDesign): string {
  const families = familyLists(typefaces);
  const properties = Object.entries({ ...colours, ...families }).map(
    ([name, value]) => `--${name}: ${value};`,
  );
  const { text: ink, soft, line, accent } = colours;
  return `
:root {
  ${properties.join(' ')} --art-light: ${accent};
  --heading: ${families.heading};
  --body: ${families.body};
  --code: ${families.code};
}
@page {
  color: ${soft};
  font-family: ${families.body};
  @top-left { border-color: ${line} }
  @top-right { border-color: ${line} }
  @bottom-right { color: ${ink} }
}`;
}

/** The running head and foot; the first page has a different head. */
function runningTexts({ masthead, foot, firstPage }: PrintableDocument): string {
  const detail = `${masthead.name}, ${masthead.detail}`;
  return `
html { counter-reset: page ${firstPage - 1} }
@page {
  @top-left { content: ${string(masthead.running)} }
  @top-right { content: ${string(detail)} }
  @bottom-left { content: ${string(foot)} }
}`;
}

/** A CSS string. */
function string(value: string): string {
  return `"${value.replace(/["\\<\n]/g, (character) => `\\${character.codePointAt(0)!.toString(16)} `)}"`;
}

function renderOpening(
  { masthead, note, kind, title, subtitle, authors, isLong }: PrintableDocument,
  { mark }: PrintDesign,
): string {
  const names = authors.map(({ name, position, affiliation }) => {
    const work = [position, affiliation].filter(Boolean).join(', ');
    return `<li>${text(name)} <span>${text(work)}</span></li>`;
  });
  return `<header>
<p class="masthead">${mark}<b>${text(masthead.name)}</b> <span>${text(masthead.detail)}</span></p>
${note ? `<p class="note"><b>${text(note.label)}</b> ${text(note.text)}</p>` : ''}
<p class="kind">${text(kind)}</p>
<h1>${text(title)}</h1>
${subtitle ? `<p class="subtitle">${text(subtitle)}</p>` : ''}
<ul class="authors">${names.join('\n')}</ul>
${isLong ? beam : ''}
</header>`;
}

/** A dark wall with a slit, and the light from it; as wide as the page between its margins (style/page.css), in points. */
const beam =
  '<svg class="beam" aria-hidden="true" viewBox="0 0 483 266"><path fill="var(--text)" d="M0 0h483v266H0z"/><path fill="var(--accent)" d="M172 0h8l184 266H132z"/></svg>';

function renderSummary({ abstract, abstractTitle, facts, language }: PrintableDocument): string {
  const list = facts.map(({ term, value }) => `<dt>${text(term)}</dt><dd>${text(value)}</dd>`);
  const paragraphs = abstract.map((paragraph) => `<p>${text(paragraph)}</p>`);
  return `<section class="summary">
<div><h2>${text(abstractTitle ?? outputWords(language).abstract)}</h2>
${paragraphs.join('\n')}</div>
<dl class="facts">${list.join('\n')}</dl>
</section>`;
}

/** A part of the back matter with its heading; empty without content. */
function part(id: string, title: string, body: string): string {
  return body === '' ? '' : `<h2 id="${id}">${text(title)}</h2>\n${body}`;
}

function renderReferences({ references }: PrintableDocument): string {
  if (references.length === 0) return '';
  const list = references.map(
    (reference, index) =>
      `<li id="ref-${index + 1}">${typeof reference === 'string' ? text(reference) : treeMarkup(reference)}</li>`,
  );
  return `<ul class="references">${list.join('\n')}</ul>`;
}

function renderPicture(
  { alt, picture }: Figure,
  { pictures }: PrintableDocument,
  design: PrintDesign,
): string {
  if ('chart' in picture) return chartFile(picture.chart, design.chart);
  return `<img src="${pictures[picture.file] ?? ''}" alt="${text(alt)}">`;
}

function renderContents(document: PrintableDocument, pageNumbers: ReadonlyMap<string, number>): string {
  const { contents, references } = outputWords(document.language);
  const entries = [
    ...document.text.sections.flatMap((each) => contentsEntries(each, 2)),
    ...(document.references.length > 0 ? [{ id: 'references', title: references, level: 2 }] : []),
  ].map(
    ({ id, title, level }) =>
      `<li class="level-${level}"><a href="#${id}">${text(title)} <span>${pageNumbers.get(id) ?? ''}</span></a></li>`,
  );
  return `<nav class="contents"><h2>${text(contents)}</h2><ol>${entries.join('\n')}</ol></nav>\n`;
}

/** The entries of a section in the table of contents, which shows two levels. */
function contentsEntries({ id, title, sections }: TextSection, level: number): ContentsEntry[] {
  const below = level < 3 ? sections.flatMap((each) => contentsEntries(each, level + 1)) : [];
  return hasTitle({ title }) ? [{ id, title: inlineText(title), level }, ...below] : below;
}

interface ContentsEntry {
  id: string;
  title: string;
  level: number;
}
