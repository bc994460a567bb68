import type { Random } from '../../fuzz/random.ts';
import { areaRoute, drawings, homeLink, leafRoute, type CorpusPage, type Link } from './corpus-page.ts';
import type { Words } from './words.ts';

/** A typical page: an offer, a process, facts, questions, further links. */
export function leafPage(area: number, leaf: number, random: Random, words: Words): CorpusPage {
  const number = `${area + 1}.${leaf}`;
  const up: Link = { label: `Area ${area + 1}`, to: areaRoute(area) };
  const action: Link = { label: `Go on to area ${area + 1}`, to: up.to };
  const entries = (count: number) =>
    Array.from({ length: count }, () => ({ title: words.title(), text: words.text(2) }));
  return {
    route: leafRoute(area, leaf),
    title: `Page ${number} of the corpus | Corpus`,
    description: `Page ${number} says: ${words.sentence()}`,
    sections: [
      {
        type: 'page-head',
        variant: 'offer',
        breadcrumbs: [homeLink, up],
        currentPage: `Page ${number}`,
        title: words.title(),
        intro: words.text(3),
        image: { src: drawings[0], alt: '' },
        action,
      },
      { type: 'card-grid', variant: 'columns', title: 'What is done', items: entries(6 + random.below(3)) },
      {
        type: 'card-grid',
        variant: 'process',
        title: 'How it goes',
        image: { src: drawings[1], alt: '' },
        items: entries(4),
      },
      { type: 'text-block', title: 'In more detail', text: richText(up, words) },
      { type: 'card-grid', variant: 'plates', title: 'What is different', items: entries(4) },
      { type: 'fact-list', title: 'Facts', items: facts(random, words) },
      { type: 'faq', title: 'Questions', items: questions(5 + random.below(3), words) },
      {
        type: 'marquee',
        title: 'Also here',
        items: Array.from({ length: 12 }, () => words.title()),
      },
      { type: 'call-to-action', title: words.title(), text: words.sentence(), action },
    ],
  };
}

function richText(up: Link, words: Words): string {
  const entry = () => `<li>${words.sentence()}</li>`;
  return [
    `<p>${words.text(3)} <strong>${words.title()}</strong>: ${words.sentence()}</p>`,
    `<h3>${words.title()}</h3>`,
    `<p>${words.text(4)} See <a href="${up.to}">the whole of ${up.label}</a>. <em>${words.sentence()}</em></p>`,
    `<ul>${entry()}${entry()}${entry()}</ul>`,
    `<h3>${words.title()}</h3>`,
    `<p>${words.text(4)}</p><p>${words.text(3)}</p>`,
    `<ol>${entry()}${entry()}</ol>`,
  ].join('');
}

function facts(random: Random, words: Words): object[] {
  return Array.from({ length: 8 }, () => ({
    label: words.title(),
    value: `${1 + random.below(900)} ${random.pick(['days', 'sheets', 'metres', 'hours'])}`,
  }));
}

function questions(count: number, words: Words): object[] {
  // Two equal questions would be an error in the content.
  const titles = new Set<string>();
  while (titles.size < count) titles.add(words.title());
  return [...titles].map((title) => ({
    question: `${title}?`,
    answer: `<p>${words.text(2)}</p><p>${words.sentence()}</p>`,
  }));
}
