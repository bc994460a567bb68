import { getCodeName } from '../../../../src/core/content/section-code.ts';
import { escapeMarkup } from '../../../../src/core/markup.ts';
import type { CorpusPage, CorpusSection } from '../corpus/corpus-page.ts';
import { handMadeStyle } from './hand-made-style.ts';

/** The shared data of all hand-made pages. */
export interface HandMadeFrame {
  /** The texts of the drawings, by path below _media. */
  drawings: Record<string, string>;
}

/**
 * A page of the corpus as a careful developer would write it by hand: one file with its rules inside, without
 * scripts and fonts. It is the lower limit for pages of the engine, and Eleventy's template.
 * @param page from corpusPages
 * @returns the whole document
 */
export function handMadePage(page: CorpusPage, frame: HandMadeFrame): string {
  const sections = page.sections.map((section) => sectionHtml(section, frame)).join('\n');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(page.title)}</title>
<meta name="description" content="${escapeMarkup(page.description)}">
<link rel="icon" href="data:,">
<style>${handMadeStyle}</style>
</head>
<body>
<header><a class="name" href="/">Corpus</a>
<nav><ul><li><a href="/">All areas</a></li><li><a href="/area-1">First area</a></li></ul></nav></header>
<main>
${sections}
</main>
<footer><ul><li><a href="/">All areas</a></li></ul><p>© 2026 Corpus</p></footer>
</body>
</html>
`;
}

interface Entry {
  title: string;
  text: string;
}

interface Link {
  label: string;
  to: string;
}

/** The hand-written form of each section of the corpus, by code name. */
const writers: Record<string, (section: CorpusSection, frame: HandMadeFrame) => string> = {
  'page-head': ({ breadcrumbs, currentPage, title, intro }) =>
    `<div class="head">${crumbsHtml(breadcrumbs as Link[] | undefined, currentPage)}<h1>${text(title)}</h1><p class="intro">${text(intro)}</p></div>`,
  'page-head/offer': ({ breadcrumbs, currentPage, title, intro, action, image }, frame) =>
    `<div class="head">${crumbsHtml(breadcrumbs as Link[], currentPage)}<div class="two"><div><h1>${text(title)}</h1>` +
    `<p class="intro">${text(intro)}</p>${button(action)}</div>${drawing(image, frame)}</div></div>`,
  'card-grid/columns': ({ title, items }) => part(title, entriesHtml(items, 'ol')),
  'card-grid/process': ({ title, image, items }, frame) =>
    part(title, `<div class="two">${drawing(image, frame)}${entriesHtml(items, 'ol')}</div>`),
  'text-block': ({ title, text: html }) => part(title, String(html)),
  'card-grid/plates': ({ title, items }) =>
    part(title, `<div class="cards">${entriesHtml(items, 'ul')}</div>`),
  'fact-list': ({ title, items }) =>
    part(
      title,
      `<dl>${(items as { label: string; value: string }[])
        .map(({ label, value }) => `<div><dt>${text(label)}</dt><dd>${text(value)}</dd></div>`)
        .join('')}</dl>`,
    ),
  faq: ({ title, items }) =>
    part(
      title,
      (items as { question: string; answer: string }[])
        .map((item) => `<details><summary><h3>${text(item.question)}</h3></summary>${item.answer}</details>`)
        .join(''),
    ),
  marquee: ({ title, items }) =>
    part(
      title,
      `<ul class="row">${(items as string[]).map((item) => `<li>${text(item)}</li>`).join('')}</ul>`,
    ),
  'call-to-action': ({ title, text: words, action }) => part(title, `<p>${text(words)}</p>${button(action)}`),
  'link-groups': ({ title, groups }) =>
    part(
      title,
      (groups as { title: string; links: Link[] }[])
        .map(
          (group) =>
            `<h3>${text(group.title)}</h3><ul>${group.links.map((link) => `<li>${linkHtml(link)}</li>`).join('')}</ul>`,
        )
        .join(''),
    ),
};

/** @throws for a section without a hand-written form */
function sectionHtml(section: CorpusSection, frame: HandMadeFrame): string {
  const code = getCodeName(section);
  const write = writers[code];
  if (!write) throw new Error(`There is no hand-made form of the section "${code}".`);
  return write(section, frame);
}

function part(title: unknown, html: string): string {
  return `<section><h2>${text(title)}</h2>${html}</section>`;
}

function entriesHtml(entries: unknown, list: 'ol' | 'ul'): string {
  const items = (entries as Entry[]).map(
    (entry) => `<li><h3>${text(entry.title)}</h3><p>${text(entry.text)}</p></li>`,
  );
  return `<${list}>${items.join('')}</${list}>`;
}

function crumbsHtml(crumbs: readonly Link[] | undefined, here: unknown): string {
  if (!crumbs) return '';
  const links = crumbs.map((link) => `<li>${linkHtml(link)}</li>`).join('');
  return `<nav aria-label="You are here"><ol class="crumbs">${links}<li aria-current="page">${text(here)}</li></ol></nav>`;
}

function linkHtml({ label, to }: Link): string {
  return `<a href="${escapeMarkup(to)}">${text(label)}</a>`;
}

function button(action: unknown): string {
  const { label, to } = action as Link;
  return `<p><a class="button" href="${escapeMarkup(to)}">${text(label)}</a></p>`;
}

function drawing(image: unknown, { drawings }: HandMadeFrame): string {
  const { src } = image as { src: string };
  const svg = drawings[src];
  if (svg === undefined) throw new Error(`There is no drawing ${src}.`);
  return svg.replace('<svg ', '<svg class="drawing" aria-hidden="true" ');
}

function text(value: unknown): string {
  return escapeMarkup(String(value));
}
