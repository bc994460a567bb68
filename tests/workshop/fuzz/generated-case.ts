import type { Project, ProjectFile } from '../../../src/core/project.ts';
import { mutate } from './mutate.ts';
import { seeded, type Random } from './random.ts';

/** A generated case: a page, or a form with a page that shows it. */
export interface GeneratedCase {
  /** The seed and the number of the case, such as s1n17. */
  name: string;
  page: ProjectFile;
  form?: ProjectFile;
}

/** The folder of generated pages. */
const generatedFolder = 'pages-config/generated';

/**
 * Generates cases from the content of a site: copies of its pages and forms with a few changes each.
 * @param project a valid site; it stays unchanged
 * @param seed the same seed gives the same cases
 * @throws Error if the site has no page
 */
export function* generateCases(project: Project, seed: number, count: number): Generator<GeneratedCase> {
  const pages = project.pages.map(({ text }) => JSON.parse(text) as JsonObject);
  const forms = project.forms.map(({ path, text }) => ({
    id: formId(path),
    data: JSON.parse(text) as JsonObject,
  }));
  const shown = forms.filter(({ id }) => pages.some((page) => shows(page, id)));
  if (pages.length === 0) throw new Error('The site has no page to copy.');
  for (let index = 0; index < count; index++) {
    // Each case has a separate seed, so that it can be generated alone.
    const random = seeded(seed + index * 7919);
    const name = `s${seed}n${index}`;
    yield index % 3 === 2 && shown.length > 0
      ? formCase(name, pages, shown, random)
      : { name, page: pageFile(name, mutate(renamed(random.pick(pages), name), pages, random)) };
  }
}

type JsonObject = Record<string, unknown>;

interface ShownForm {
  id: string;
  data: JsonObject;
}

function formCase(
  name: string,
  pages: readonly JsonObject[],
  forms: readonly ShownForm[],
  random: Random,
): GeneratedCase {
  const { id, data } = random.pick(forms);
  const ownId = `generated-${name}`;
  const changed = mutate(
    data,
    forms.map((form) => form.data),
    random,
  );
  const page = pages.find((one) => shows(one, id))!;
  return {
    name,
    form: { path: `pages-config/_forms/${ownId}.json`, text: JSON.stringify(changed, null, 2) },
    page: pageFile(name, withForm(renamed(page, name), id, ownId) as JsonObject),
  };
}

/** The page with a unique title and without "draft", because a draft could not be opened. */
function renamed({ draft: _draft, ...page }: JsonObject, name: string): JsonObject {
  // A length that both the engine's schemas and those of the tests accept.
  const description = `A generated page that tries the checks, number ${name}.`;
  return { ...page, title: `Generated page ${name}`, description };
}

function pageFile(name: string, data: object): ProjectFile {
  return { path: `${generatedFolder}/${name}.json`, text: JSON.stringify(data, null, 2) };
}

function shows(value: unknown, form: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, child]) => (key === 'form' && child === form) || shows(child, form),
  );
}

function withForm(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withForm(entry, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === 'form' && child === from ? to : withForm(child, from, to),
    ]),
  );
}

function formId(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.json$/, '');
}
