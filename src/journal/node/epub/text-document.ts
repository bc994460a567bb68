import { escapeMarkup as text } from 'pagewright/text';
import type { PrintedReference } from '../../content/resolved.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { permanentAddress } from '../../core/record/notices/mentions.ts';
import { placeInWords } from '../../core/record/place.ts';
import { noticeWords } from '../../core/record/notices/remark.ts';
import { listStatements } from '../../core/record/statements.ts';
import { titlePrefix } from '../../core/record/notices/status.ts';
import { wholeTitle } from '../../core/record/languages/translations.ts';
import type { Figure } from '../../core/text/full-text.ts';
import { outputWords } from '../../core/text/output-words.ts';
import { statementMarkup } from '../../core/text/statement-markup.ts';
import { notesMarkup, textMarkup } from '../../core/text/text-markup.ts';
import { treeMarkup } from '../../core/text/tree-markup.ts';
import type { Book } from './book.ts';
import { listBookParts } from './parts.ts';
import { xhtml } from './xhtml.ts';

/** The paper itself in one document: front matter, abstract, text and back matter. */
export function textDocument(book: Book): string {
  const { paper } = book;
  const words = outputWords(paper.language);
  const style = { level: 2, picture: (figure: Figure) => renderPicture(figure, book) };
  // A part is written only if it is in the table of contents.
  const partIds = new Set(listBookParts(book).map(({ id }) => id));
  const part = (id: string, title: string, role: string, body: string) =>
    partIds.has(id) ? `<section id="${id}"${role}><h2>${text(title)}</h2>\n${body}</section>\n` : '';
  const body = `<article>
${renderHead(book)}
${part('abstract', words.abstract, ' role="doc-abstract" epub:type="abstract"', paragraphs(paper.abstract) + renderKeywords(paper, words.keywords) + otherLanguages(paper))}
${textMarkup(book.text, style)}
${listStatements(paper, paper.language)
  .map((each) => part(each.id, each.title, '', statementMarkup(each)))
  .join('')}
${part('notes', words.notes, ' role="doc-endnotes" epub:type="endnotes"', notesMarkup(book.text, style, '↩'))}
${part('references', words.references, ' role="doc-bibliography" epub:type="bibliography"', renderReferences(book))}
</article>
`;
  return xhtml(paper.title, paper.language, body);
}

function renderHead({ paper, journal }: Book): string {
  const { plainTitle, subtitle, translations = [], authors, published, doi, url, status } = paper;
  const address = doi ? `https://doi.org/${doi}` : url;
  const names = authors.map(({ name, position, affiliation }) => {
    return `<li>${text(name)} <span>${text([position, affiliation].filter(Boolean).join(', '))}</span></li>`;
  });
  const titles = translations.map(
    (each) => `<p class="subtitle"${inLanguage(each)}>${text(wholeTitle(each))}</p>\n`,
  );
  return `<header>
<p class="journal">${text([journal.title, placeInWords(paper), published].filter(Boolean).join(', '))}</p>
<h1>${text(titlePrefix(status) + plainTitle)}</h1>
${subtitle ? `<p class="subtitle">${text(subtitle)}</p>\n` : ''}${titles.join('')}<ul class="authors">${names.join('\n')}</ul>
<p class="address"><a href="${text(address)}">${text(address)}</a></p>
<p class="rights">${text(paper.rights.text)}</p>
${renderNotices(paper)}</header>`;
}

/** The notices of the paper: books circulate without their pages, so they include corrections and retractions. */
function renderNotices({ notices = [] }: PaperRecord): string {
  return notices
    .map((notice) => {
      const address = permanentAddress(notice);
      const words = `<b>${text(`${noticeWords[notice.kind]}, ${notice.date}:`)}</b> ${text(notice.note)}`;
      return `<p class="notice">${words} <a href="${text(address)}">${text(address)}</a></p>\n`;
    })
    .join('');
}

/** Abstracts and keywords in other languages, below the paper’s own. */
function otherLanguages({ translations = [] }: PaperRecord): string {
  return translations
    .filter(({ abstract, keywords }) => abstract ?? keywords)
    .map(({ language, abstract = [], keywords = [] }) => {
      const words = renderKeywords({ keywords }, outputWords(language).keywords);
      return `<div${inLanguage({ language })}>${paragraphs(abstract)}${words}</div>\n`;
    })
    .join('');
}

function inLanguage({ language }: { language: string }): string {
  return ` lang="${text(language)}" xml:lang="${text(language)}" dir="auto"`;
}

function paragraphs(list: readonly string[]): string {
  return list.map((each) => `<p>${text(each)}</p>\n`).join('');
}

function renderKeywords({ keywords }: Pick<PaperRecord, 'keywords'>, word: string): string {
  if (keywords.length === 0) return '';
  return `<p class="keywords"><b>${text(word)}:</b> ${text(keywords.join(', '))}</p>\n`;
}

function renderPicture({ id, alt }: Figure, { pictures }: Book): string {
  const { href } = pictures.find(({ figure }) => figure.id === id)!;
  return `<img src="${href}" alt="${text(alt)}"/>`;
}

function renderReferences({ references }: Book): string {
  const list = references.map((each, index) => `<li id="ref-${index + 1}">${renderReference(each)}</li>`);
  return `<ol class="references">${list.join('\n')}</ol>\n`;
}

function renderReference({ text: words, to }: PrintedReference): string {
  const printed = typeof words === 'string' ? text(words) : treeMarkup(words);
  return printed + (to ? ` <a href="${text(to)}">${text(to)}</a>` : '');
}
