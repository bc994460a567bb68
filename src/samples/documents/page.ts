import { escapeMarkup as text } from '../../core/markup.ts';
import type { SampleDocument } from './document.ts';
import { documentBody } from './markdown.ts';
import type { Heading } from './markdown.ts';

/**
 * A document as a page of HTML, ready to be printed.
 * @param document what to set
 * @param style the style sheet, with the typefaces
 * @param pageOf the page that a heading falls on, by its id: known after a first printing, asked for by the contents
 */
export function documentPage(
  document: SampleDocument,
  style: string,
  pageOf: ReadonlyMap<string, number> = new Map(),
): string {
  const { title, language, long } = document;
  const { html, headings } = documentBody(document.body, long ? 1 : 0);
  const references = referencesOf(document, headings);
  const contents = long ? contentsOf(document, headings, pageOf) : '';
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${text(title)}</title>
<style>${style}${margins(document)}</style>
<body class="${long ? 'report' : 'paper'}">
${openingOf(document)}
${summaryOf(document)}
<main>
${contents}${html}${references}
</main>
</body>
</html>
`;
}

/** The running head and foot; the first page has a head of its own. */
function margins({ masthead, words, firstPage }: SampleDocument): string {
  const detail = `${masthead.name}, ${masthead.detail}`;
  return `
html { counter-reset: page ${firstPage - 1} }
@page {
  @top-left { content: ${string(masthead.running)} }
  @top-right { content: ${string(detail)} }
  @bottom-left { content: ${string(words.note.foot)} }
}`;
}

/** A string of CSS. */
function string(value: string): string {
  return `"${value.replace(/["\\<\n]/g, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`;
}

function openingOf({ masthead, words, kind, title, subtitle, authors, long }: SampleDocument): string {
  const names = authors.map(({ name, position, affiliation }) => {
    const work = [position, affiliation].filter(Boolean).join(', ');
    return `<li>${text(name)} <span>${text(work)}</span></li>`;
  });
  return `<header>
<p class="masthead">${mark}<b>${text(masthead.name)}</b> <span>${text(masthead.detail)}</span></p>
<p class="note"><b>${text(words.note.label)}</b> ${text(words.note.text)}</p>
<p class="kind">${text(kind)}</p>
<h1>${text(title)}</h1>
${subtitle ? `<p class="subtitle">${text(subtitle)}</p>` : ''}
<ul class="authors">${names.join('\n')}</ul>
${long ? beam : ''}
</header>`;
}

const mark =
  '<svg aria-hidden="true" viewBox="0 0 32 32"><path fill="var(--accent)" d="M16 30 9.5 1h13z"/><path fill="var(--text)" d="M2 7.5 9.3 9 14.1 30.3 2 26zM30 7.5 22.7 9 17.9 30.3 30 26z"/></svg>';

/** A dark wall with a slit, and the light that opens from it. */
const beam =
  '<svg class="beam" aria-hidden="true" viewBox="0 0 483 266"><path fill="var(--text)" d="M0 0h483v266H0z"/><path fill="var(--accent)" d="M172 0h8l184 266H132z"/></svg>';

function summaryOf({ abstract, facts, words }: SampleDocument): string {
  const list = facts.map(({ term, value }) => `<dt>${text(term)}</dt><dd>${text(value)}</dd>`);
  const paragraphs = abstract.map((paragraph) => `<p>${text(paragraph)}</p>`);
  return `<section class="summary">
<div><h2>${text(words.abstract)}</h2>
${paragraphs.join('\n')}</div>
<dl class="facts">${list.join('\n')}</dl>
</section>`;
}

/** The list of references, its heading noted with the others. */
function referencesOf({ words, references }: SampleDocument, headings: Heading[]): string {
  if (references.length === 0) return '';
  const heading = { id: 'references', html: text(words.references), level: 2 };
  headings.push(heading);
  const list = references.map((reference) => `<li>${text(reference)}</li>`);
  return `<h2 id="${heading.id}">${heading.html}</h2>\n<ul class="references">${list.join('\n')}</ul>`;
}

function contentsOf(
  { words }: SampleDocument,
  headings: Heading[],
  pageOf: ReadonlyMap<string, number>,
): string {
  const entries = headings
    .filter(({ level }) => level < 4)
    .map(
      ({ id, html, level }) =>
        `<li class="level-${level}"><a href="#${id}">${html} <span>${pageOf.get(id) ?? ''}</span></a></li>`,
    );
  return `<nav class="contents"><h2>${text(words.contents)}</h2><ol>${entries.join('\n')}</ol></nav>\n`;
}
