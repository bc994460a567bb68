import type { JsonObject, ValidPage } from 'pagewright/content';
import type { PlaceTemplate, TemplatePlace } from 'pagewright/extension';
import type { IssueNumber } from './content/journal-parts.gen.ts';
import { monthAfter } from './core/record/dates.ts';
import { routesIn } from './core/record/addresses/journal-routes.ts';
import { parseIssuePath, sortIssues } from './core/record/issue-number.ts';
import { issueNumbers, placeInWords } from './core/record/place.ts';
import { siteLanguage } from './core/record/languages/site-language.ts';

type Site = Parameters<PlaceTemplate>[1];

interface Issue {
  volume: number;
  issue: IssueNumber;
  published: string;
}

/** The place of a new paper, issue or part of a list, with volume, number and month. */
export const places: Record<string, PlaceTemplate> = {
  /** @param name night-trains, for a paper of the latest issue, v1/i3/night-trains, or online-first/night-trains */
  paper(name, { data, pages, today }) {
    const routes = routesIn(data);
    if (!routes) return noJournal;
    const issues = listIssues(pages);
    const waiting = /(?:^|\/)online-first\/([^/]+)$/.exec(name)?.[1];
    if (waiting !== undefined) return onlineFirst(waiting, routes.onlineFirst, { data, pages, today });
    const { slug, ...named } = parseIssuePath(name) ?? {};
    const latest = issues.at(-1);
    if (!slug && name.includes('/'))
      return {
        refused: `A paper is in an issue, or online first: write v1/i3/${lastSegment(name)} or online-first/${lastSegment(name)}.`,
      };
    const numbers = (slug && issueNumbers(named)) || {
      volume: latest?.volume ?? 1,
      issue: latest?.issue ?? 1,
    };
    const home = routes.issue(numbers).slice(1);
    const own = `${home}/${slug ?? name}`;
    const found = issues.find(({ volume: v, issue }) => v === numbers.volume && issue === numbers.issue);
    const published = found?.published.slice(0, 7) ?? nextMonth(issues, today);
    return {
      name: own,
      template: { ...numbers, published, language: siteLanguage(data).split('-')[0], file: `${own}.pdf` },
      document: 'pdf',
      needs: found ? [] : [{ kind: 'issue', name: home }],
    };
  },
  /** @param name the name of the paper: night-trains, or v1/i3/night-trains; its notice appears in the latest issue */
  notice(name, { data, pages, today }) {
    const routes = routesIn(data);
    if (!routes) return noJournal;
    const papers = pages.filter(({ data: page }) => getTemplate(page)?.['type'] === 'paper');
    const [paper, ...more] = papers.filter(({ route }) =>
      `${route}/`.endsWith(`/${name.replace(/^\//, '')}/`),
    );
    if (!paper || more.length > 0)
      return { refused: paper ? severalPapers(name) : `There is no paper "${name}".` };
    const latest = listIssues(pages).at(-1);
    const numbers = { volume: latest?.volume ?? 1, issue: latest?.issue ?? 1 };
    const taken = new Set(pages.map(({ route }) => route));
    const own = freeAddress(`${routes.issue(numbers)}/correction-${paper.route.replace(/^.*\//, '')}`, taken);
    const title = `Correction: ${String(getTemplate(paper.data)?.['title'])}`;
    return {
      name: own.slice(1),
      title,
      template: { kind: 'correction', of: paper.route, title, ...numbers, published: today },
      needs: [],
    };
  },
  /** @param name v1/i3 */
  issue(name, { data, pages, today }) {
    const routes = routesIn(data);
    if (!routes) return noJournal;
    const { slug, ...named } = parseIssuePath(name) ?? {};
    const numbers = issueNumbers(named);
    if (!numbers || slug !== undefined)
      return {
        refused: `"${name}" is not an issue: write its volume and number, such as v1/i3, v1/i3-4 or v1/s1.`,
      };
    return {
      name: `${routes.issue(numbers).slice(1)}/index`,
      title: placeInWords(numbers),
      template: { ...numbers, published: nextMonth(listIssues(pages), today) },
      needs: [],
    };
  },
  /** The list of online-first papers has only one place. */
  'online-first'(_name, { data }) {
    const routes = routesIn(data);
    if (!routes) return noJournal;
    return { name: routes.onlineFirst.slice(1), title: 'Online first', template: {}, needs: [] };
  },
  /** @param name archive/2025 */
  'list-part'(name, { data }) {
    const routes = routesIn(data);
    if (!routes) return noJournal;
    const [, list, number] = /(?:^|\/)(archive|authors|subjects)\/(\d+)$/.exec(name) ?? [];
    if (!list) return { refused: `"${name}" is not a part of a list: write archive/2025 or authors/2.` };
    const part = Number(number);
    return { name: routes.part({ list, part }).slice(1), template: { list, part }, needs: [] };
  },
};

const noJournal = { refused: 'pages-config/_site.json does not say where the journal is: "journal.route".' };

function severalPapers(name: string): string {
  return `There are several papers "${name}": write volume and issue too, such as v1/i3/${name}.`;
}

/** An unused address: with a number if a page exists there. */
function freeAddress(address: string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(number === 1 ? address : `${address}-${number}`)) number++;
  return number === 1 ? address : `${address}-${number}`;
}

function getTemplate(page: JsonObject): JsonObject | undefined {
  return page['template'] as JsonObject | undefined;
}

/** A paper without an issue, and the list of such papers if it does not exist yet. */
function onlineFirst(slug: string, home: string, { data, pages, today }: Site): TemplatePlace {
  const own = `${home.slice(1)}/${slug}`;
  const isListed = pages.some(({ route }) => route === home);
  return {
    name: own,
    template: { published: today, language: siteLanguage(data).split('-')[0], file: `${own}.pdf` },
    document: 'pdf',
    needs: isListed ? [] : [{ kind: 'online-first', name: home.slice(1) }],
  };
}

function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The issues, oldest first. */
function listIssues(pages: readonly ValidPage[]): Issue[] {
  const found = pages.flatMap(({ data }) => {
    const template = data.template as (JsonObject & Issue) | undefined;
    return template?.['type'] === 'issue' ? [template] : [];
  });
  return sortIssues(found);
}

/** A journal's next issue has the month after its latest; its first has the current month. */
function nextMonth(issues: readonly Issue[], today: string): string {
  const latest = issues
    .map(({ published }) => published)
    .sort()
    .at(-1);
  return latest ? monthAfter(latest) : today.slice(0, 7);
}
