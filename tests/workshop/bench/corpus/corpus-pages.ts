import { seeded, type Random } from '../../fuzz/random.ts';
import {
  areaRoute,
  homeLink,
  leafRoute,
  type CorpusPage,
  type CorpusSection,
  type Link,
} from './corpus-page.ts';
import { leafPage } from './leaf-page.ts';
import { wordsFrom, type Words } from './words.ts';

/** The number of links on a list page: as many as one section may have, minus the link home. */
const listed = 95;
const [groupsOfSection, linksOfGroup] = [6, 16];

/**
 * The pages of a corpus one by one: the home page, and areas that each list the pages below them. Every page is
 * reachable by links.
 * @param count in total, at least three
 * @param seed the same seed gives the same pages; a leaf is the same in every corpus that contains it
 */
export function* corpusPages(count: number, seed: number): Generator<CorpusPage> {
  yield homePage(countAreas(count), wordsFrom(pageRandom(seed, 0)));
  for (let index = 1; index < count; index++) {
    const random = pageRandom(seed, index);
    const words = wordsFrom(random);
    const { area, leaf } = pagePlace(index);
    const leaves = Math.min(listed, count - 1 - index);
    yield leaf === 0 ? areaPage(area, leaves, words) : leafPage(area, leaf, random, words);
  }
}

/** Whether a page is an ordinary one: neither the home page nor a list. */
export function isLeaf({ route }: CorpusPage): boolean {
  return route.split('/').length === 3;
}

function pageRandom(seed: number, index: number): Random {
  return seeded(seed * 1_000_003 + index * 7919);
}

/** The area of a page, and its number there; 0 for the page of the area itself. */
function pagePlace(index: number): { area: number; leaf: number } {
  return { area: Math.floor((index - 1) / (listed + 1)), leaf: (index - 1) % (listed + 1) };
}

function countAreas(count: number): number {
  return pagePlace(count - 1).area + 1;
}

function homePage(areas: number, words: Words): CorpusPage {
  const links = Array.from({ length: areas }, (_, area) => ({
    label: `Area ${area + 1}: ${words.title()}`,
    to: areaRoute(area),
  }));
  return startPage(links, words.text(2));
}

/** The home page of a corpus: links to its parts. */
export function startPage(
  links: readonly Link[],
  intro = 'What a program has made lies behind these links.',
): CorpusPage {
  return {
    route: '/',
    title: 'All areas of the corpus | Corpus',
    description: 'Where everything begins: each area of the corpus with the pages that belong to it.',
    sections: [{ type: 'page-head', title: 'Everything in its place', intro }, ...linkGroups('Areas', links)],
  };
}

function areaPage(area: number, leaves: number, words: Words): CorpusPage {
  const name = `Area ${area + 1}`;
  const links = Array.from({ length: leaves }, (_, leaf) => ({
    label: `Page ${area + 1}.${leaf + 1}: ${words.title()}`,
    to: leafRoute(area, leaf + 1),
  }));
  return {
    route: areaRoute(area),
    title: `${name} and its pages | Corpus`,
    description: `${name} of the corpus: ${words.sentence()}`,
    sections: [
      {
        type: 'page-head',
        breadcrumbs: [homeLink],
        currentPage: name,
        title: words.title(),
        intro: words.text(3),
      },
      ...linkGroups('Pages of this area', [homeLink, ...links]),
    ],
  };
}

function linkGroups(title: string, links: readonly Link[]): CorpusSection[] {
  return inParts(links, groupsOfSection * linksOfGroup).map((part, section) => ({
    type: 'link-groups',
    title: section === 0 ? title : `${title}, ${section + 1}`,
    groups: inParts(part, linksOfGroup).map((group, index) => ({
      title: `${title}, part ${section + 1}.${index + 1}`,
      links: group,
    })),
  }));
}

function inParts<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += size) parts.push(list.slice(from, from + size));
  return parts;
}
