import type { ReadSchema, Scaffold } from './scaffold-files.ts';

/** A page with a head, a text and a closing line. */
export async function newPage(name: string, read: ReadSchema): Promise<Scaffold> {
  const title = titleOf(name);
  const head = await exampleOf(read, 'sections/page-head.schema.json');
  const page = {
    ...envelope(name, title),
    sections: [
      { type: 'page-head', crumbs: [{ label: 'Home', to: '/' }], here: title, title, intro: head['intro'] },
      { type: 'text-block', text: '<p>Write here what a visitor should know.</p>' },
      await exampleOf(read, 'sections/call-to-action.schema.json'),
    ],
  };
  return contentScaffold(`pages-config/${name}.json`, page, `/${name}`, [
    'To have it found, link to it: from another page, or from navigation or footer in pages-config/_site.json.',
  ]);
}

/** A service page: it appears on the services grid, in the footer and in the sitemap by itself. */
export async function newService(name: string, read: ReadSchema): Promise<Scaffold> {
  const title = titleOf(name);
  const example = await exampleOf(read, 'templates/service.schema.json');
  const page = {
    ...envelope(name, title),
    tile: { title, text: example['intro'], image: example['image'] },
    template: { ...example, title },
  };
  return contentScaffold(`pages-config/${name}.json`, page, `/${name}`, [
    'The services grid, the footer and the sitemap show it by themselves; tile.order moves its tile.',
  ]);
}

/** A form's definition; a form section or a page's dialog names it. */
export async function newForm(name: string, read: ReadSchema): Promise<Scaffold> {
  const { properties = {} } = await read('form.schema.json');
  const { required = [] } = (await read('form.schema.json')) as { required?: string[] };
  const form: Record<string, unknown> = { $schema: '../../schemas/editor/form.json' };
  for (const key of required) form[key] = properties[key]?.examples?.[0];
  form['title'] = titleOf(name);
  return contentScaffold(`pages-config/_forms/${name}.json`, form, undefined, [
    `Show it on a page with { "type": "form", "form": "${name}" }.`,
  ]);
}

function contentScaffold(
  file: string,
  content: unknown,
  route: string | undefined,
  more: string[],
): Scaffold {
  return {
    files: [{ path: file, text: `${JSON.stringify(content, null, 2)}\n` }],
    next: [
      `Open ${file}: the editor completes and explains every key.`,
      ...(route ? [`See it with \`npm run dev\` at http://localhost:5173${route}.`] : []),
      ...more,
      'Check it with `npm run validate`.',
    ],
  };
}

function envelope(name: string, title: string): Record<string, unknown> {
  const up = '../'.repeat(name.split('/').length);
  const padded = title.length < 4 ? `${title} page` : title;
  return {
    $schema: `${up}schemas/editor/page.json`,
    title: padded,
    description:
      `${title}: say here in one or two sentences what this page offers, for search engines.`.slice(0, 170),
  };
}

async function exampleOf(read: ReadSchema, schema: string): Promise<Record<string, unknown>> {
  const { examples } = await read(schema);
  const example = examples?.[0];
  if (!example) throw new Error(`schemas/${schema} has no example to start from.`);
  return example as Record<string, unknown>;
}

/** help/thesis-editing → Thesis editing */
function titleOf(name: string): string {
  const words = (name.split('/').at(-1) ?? name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
