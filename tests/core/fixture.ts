import { getMediaFile } from '../../src/core/content/media.ts';
import { classifyContentFile, type ContentFile } from '../../src/core/content/content-file.ts';
import type { MediaFile, Project, ProjectFile } from '../../src/core/project.ts';
import { validateProject } from '../../src/core/validate-project.ts';
import type { Validation, ValidateOptions } from '../../src/core/validate-with.ts';
import { composeSchemas } from '../../src/core/schema/compile-schemas.ts';
import { formatText } from '../../src/tools/report/text.ts';
import { changeFiles, type FilesChange } from '../../src/tools/testing/change-files.ts';
import { fixtureSchemas } from './fixture-schemas.ts';

const INDEX = `{
  "title": "Home page",
  "description": "The first page.",
  "sections": [
    {
      "type": "hero",
      "id": "top-of-page",
      "title": "Welcome",
      "text": "<p>See <a href=\\"/about\\">about</a> or <a href=\\"mailto:a@example.org\\">write</a>.</p>",
      "action": { "label": "Start", "to": "/about" },
      "image": { "src": "drawings/hero.svg", "alt": "" }
    },
    {
      "type": "cards",
      "title": "Why us",
      "items": [{ "title": "Speed" }, { "title": "Care" }]
    }
  ]
}
`;

const ABOUT = `{
  "title": "About us",
  "description": "Who we are.",
  "tile": { "title": "About", "order": 1 },
  "sections": [
    {
      "type": "hero",
      "title": "About us",
      "text": "<p>Words.</p><h2>Our past</h2><p>More.</p>",
      "action": { "label": "Home", "to": "/#top-of-page" }
    }
  ]
}
`;

const NOTE = `{
  "title": "A note here",
  "description": "One note.",
  "template": { "type": "note", "title": "Note" }, "dialog": { "form": "contact" }
}
`;

const NOT_FOUND = `{
  "title": "Not found",
  "description": "Nothing here.",
  "sections": [
    { "type": "hero", "title": "Not found", "action": { "label": "Home", "to": "/" } }
  ]
}
`;

const SITE = `{
  "name": "Fixture",
  "navigation": [
    { "label": "Home", "to": "/" },
    { "label": "Elsewhere", "to": "https://example.org/" },
    { "label": "Note", "to": "/notes/first" }
  ],
  "counts": [
    { "page": "/", "section": "cards", "list": "items", "exactly": 2, "reason": "Two reasons." },
    { "collection": "services", "atLeast": 1, "reason": "One service." }
  ]
}
`;

const CONTACT = `{
  "title": "Contact",
  "schema": {
    "type": "object",
    "properties": { "name": { "type": "string", "title": "Name" }, "phone": { "type": "string", "title": "Phone", "format": "tel" } },
    "required": ["name"]
  },
  "texts": { "submit": "Send", "success": "Sent." },
  "delivery": "office"
}
`;

const MESSAGES = {
  'src/messages/en.json': {
    'form.left': '{count, plural, one {# is} other {# are}} left',
    'form.sent': '{title} was sent.',
  },
  'src/messages/de.json': {
    'form.left': 'noch {count}',
    'form.sent': '{title} ist gesendet.',
  },
  'src/shop/messages/en.json': { 'shop.cart': 'Cart' },
};

/** A change of the fixture. */
export type FixtureChange = FilesChange;

export const EXPAND: Omit<ValidateOptions, 'set'> = {
  expandTemplate: (data) => [{ type: 'hero', title: data['title'], action: { label: 'Home', to: '/' } }],
};

/** A small project without a diagnostic, or with the change that a test makes. */
export function fixture(change: FixtureChange = {}): Project {
  const schemas = Object.fromEntries(fixtureSchemas().map(({ path, text }) => [path, text]));
  const media = change.media ?? [{ path: 'drawings/hero.svg', bytes: 900, format: 'svg' }];
  return createProject(changeFiles({ ...schemas, ...FILES }, change), media);
}

const FILES = {
  'pages-config/index.json': INDEX,
  'pages-config/about.json': ABOUT,
  'pages-config/notes/first.json': NOTE,
  'pages-config/_not-found.json': NOT_FOUND,
  'pages-config/_site.json': SITE,
  'pages-config/_forms/contact.json': CONTACT,
};

function createProject(all: Map<string, string>, media: MediaFile[]): Project {
  const files: ProjectFile[] = [...all].map(([path, text]) => ({ path, text }));
  const content = files.filter(({ path }) => path.startsWith('pages-config/'));
  const are = (kind: ContentFile) => content.filter(({ path }) => classifyContentFile(path) === kind);
  return {
    schemas: files.filter(({ path }) => path.startsWith('schemas/')),
    pages: are('page'),
    site: are('site')[0] ?? null,
    forms: are('form'),
    shared: are('shared'),
    unrouted: are('unrouted'),
    files: [...content.map(({ path }) => path), ...media.map(getMediaFile)],
    editorSchemas: 'schemas/editor',
    media,
    messages: Object.entries(MESSAGES).map(([path, data]) => ({ path, text: JSON.stringify(data) })),
  };
}

/** The output of the command for a changed fixture. */
export function report(change: FixtureChange): string {
  return formatText(validateFixture(change).diagnostics, false);
}

/** Validates a changed fixture; its schemas are compiled only if the change is in schemas. */
export function validateFixture(
  change: FixtureChange = {},
  options: Partial<ValidateOptions> = {},
): Validation {
  const project = fixture(change);
  const changed = [...Object.keys(change.files ?? {}), ...(change.replace ?? []).map(([path]) => path)];
  const set = changed.some((path) => path.startsWith('schemas/'))
    ? composeSchemas(project.schemas)
    : UNCHANGED;
  return validateProject(project, { ...EXPAND, set, ...options });
}

const UNCHANGED = composeSchemas(fixtureSchemas());
