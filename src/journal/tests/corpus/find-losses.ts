import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { plainLetters, listWords, type PrintedArticle } from './printed-article.ts';

/** The words, authors and references of an article that are neither on its page nor in its record. */
export function findLosses(
  { passages, authors, references }: PrintedArticle,
  record: object,
  html: string,
): string[] {
  const shown = listTexts(fromHtml(html)).join('');
  const page = plainLetters(shown);
  const { authors: listed = [], references: cited = [] } = record as {
    authors?: unknown[];
    references?: unknown[];
  };
  const names = plainLetters(JSON.stringify(listed));
  const lostAuthors = authors.filter(
    (name) => !listWords(name).every((word) => page.includes(word) && names.includes(word)),
  );
  const lostReferences = references.flatMap((words, index) => {
    const text = JSON.stringify(cited[index] ?? '');
    const [known, letters] = [new Set(listWords(text)), plainLetters(text)];
    const lost = words.filter((word) => !known.has(word) && !letters.includes(word) && !connecting.has(word));
    return lost.length > 0 ? [`reference ${index + 1}: ${lost.join(' ')}`] : [];
  });
  // A passage must be on the page as often as it is printed.
  const counts = Map.groupBy(passages, ({ letters }) => letters);
  const lostPassages = [...counts].flatMap(([letters, [first, ...more]]) => {
    const wanted = letters.length < 30 ? 1 : more.length + 1;
    return page.split(letters).length > wanted ? [] : [`${first!.path}: ${letters.slice(0, 120)}`];
  });
  return [
    ...lostAuthors.map((name) => `author: ${name}`),
    ...(cited.length < references.length ? [`references: ${cited.length} of ${references.length}`] : []),
    ...lostReferences,
    ...lostPassages,
  ];
}

/** Words between the parts of a reference, which its style writes. */
const connecting = new Set(
  (
    'and et al the in eds ed editor editors edn edition pp p vol no nos issue doi https http org dx url pubmed pmid pmcid ' +
    'available from at on retrieved accessed cited published online'
  ).split(' '),
);

function listTexts(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  if (!('children' in node) || (node.type === 'element' && ['script', 'style'].includes(node.tagName)))
    return [];
  return node.children.flatMap(listTexts);
}
