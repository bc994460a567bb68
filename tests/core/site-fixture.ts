import path from 'node:path';
import { readProject } from '../../src/site-build/read-project.ts';
import { siteTexts } from '../../src/core/content/languages/site-texts.ts';
import type { JsonObject } from '../../src/core/content/valid-page.ts';
import type { ShowingOptions } from '../../src/core/content/dates/showing.ts';
import type { Project } from '../../src/core/project.ts';
import { REDIRECTS } from '../../src/authoring/moves/redirect-file.ts';
import { composeSchemas } from '../../src/core/schema/compile-schemas.ts';
import { validateProject } from '../../src/core/validate-project.ts';
import { formatText } from '../../src/tools/report/text.ts';
import { changeFiles } from '../../src/tools/testing/change-files.ts';
import type { FixtureChange } from './fixture.ts';

/* A small site with the real schemas: everyday content of many kinds. */

export const INDEX = 'pages-config/index.json';
export const EVENTS = 'pages-config/events.json';
export const VISIT = 'pages-config/visit.json';
export const TERMS = 'pages-config/terms.json';
export const LAMPS = 'pages-config/lamps.json';
export const SITE = 'pages-config/_site.json';
export const ASK = 'pages-config/_forms/ask.json';

const root = path.resolve(import.meta.dirname, '../..');
const { schemas, messages = [] } = await readProject({ engine: root, site: root });
const set = composeSchemas(schemas);

const INDEX_TEXT = `{
  "$schema": "../schemas/editor/page.json",
  "title": "The lamp shop on the quay | Fixture",
  "description": "Lamps of brass and glass, made and mended in a workshop by the river since long ago.",
  "sections": [
    {
      "type": "hero",
      "title": "Light for the evening",
      "intro": "Lamps of brass and glass, made by hand.",
      "action": { "label": "See the lamps", "to": "/lamps" },
      "image": { "src": "drawings/lamp.svg", "alt": "" }
    },
    {
      "type": "faq",
      "id": "questions",
      "title": "Questions people ask",
      "items": [
        { "question": "Do you mend old lamps?", "answer": "<p>Yes: <a href=\\"/visit\\">bring yours</a>.</p>" },
        { "question": "How long does it take?", "answer": "<p>Two weeks, <strong>rarely more</strong>.</p>" }
      ],
      "open": 2
    },
    {
      "type": "fact-list", "variant": "figures",
      "items": [
        { "value": "EUR 40", "label": "For a new cable, with the work." },
        { "value": "2", "label": "Weeks until it is back." }
      ]
    }
  ]
}
`;

const EVENTS_TEXT = `{
  "$schema": "../schemas/editor/page.json",
  "title": "Evenings in the workshop | Fixture",
  "description": "What has been shown and told in the workshop by the river, with the dates of each evening.",
  "sections": [
    { "type": "page-head", "title": "Evenings in the workshop", "currentPage": "Evenings" },
    {
      "type": "event-list",
      "title": "Past evenings",
      "items": [
        {
          "image": { "src": "drawings/lamp.svg", "alt": "" },
          "title": "How brass is turned",
          "speaker": "Ida Brandt",
          "host": "The lamp shop",
          "date": "2025-07-30",
          "time": "07:00 PM - 08:00 PM CET"
        }
      ]
    },
    {
      "type": "reviews",
      "title": "What guests said",
      "interval": 6000,
      "items": [{ "text": "I had never seen a flame so still.", "name": "Tove L." }]
    }
  ]
}
`;

const VISIT_TEXT = `{
  "$schema": "../schemas/editor/page.json",
  "title": "Visit the lamp shop | Fixture",
  "description": "Where the workshop lies, when its door is open, and how to write to the people in it.",
  "sections": [
    { "type": "page-head", "title": "Visit us" },
    {
      "type": "address",
      "title": "The workshop",
      "address": ["3 Quay Street", "12345 Exampletown"],
      "email": "lamps@example.org",
      "phones": [{ "label": "030 1234567", "to": "tel:+49301234567" }]
    },
    { "type": "form", "title": "Write to us", "form": "ask" },
    {
      "type": "text-block",
      "title": "By bicycle",
      "text": "<p>Follow the river to the old crane.</p><ul><li>There is a stand for ten.</li></ul>"
    }
  ]
}
`;

const TERMS_TEXT = `{
  "$schema": "../schemas/editor/page.json",
  "title": "Terms of the workshop | Fixture",
  "description": "What holds when a lamp is bought or mended here: prices, times, and what is given back.",
  "seo": { "noindex": true },
  "sections": [
    { "type": "page-head", "title": "Terms" },
    {
      "type": "policy",
      "contentsTitle": "On this page",
      "validFrom": "2024-02-29",
      "text": "<h2>Prices</h2><p>As on the tag.</p><h2 id=\\"returns\\">Returns</h2><p>Within two weeks.</p>"
    }
  ]
}
`;

const LAMPS_TEXT = `{
  "$schema": "../schemas/editor/page.json",
  "title": "Lamps of brass and glass | Fixture",
  "description": "Table lamps, hanging lamps and lanterns, made to order and delivered within four weeks.",
  "tile": {
    "title": "Lamps",
    "text": "Made to order, for tables and ceilings.",
    "image": { "src": "drawings/lamp.svg", "alt": "" },
    "order": 10
  },
  "template": {
    "type": "service",
    "title": "Lamps",
    "intro": "Table lamps, hanging lamps and lanterns.",
    "image": { "src": "drawings/lamp.svg", "alt": "" },
    "help": [
      { "title": "For tables", "text": "In three heights." },
      { "title": "For ceilings", "text": "With a chain or a rod." }
    ],
    "reasons": [
      { "title": "Brass", "text": "It darkens, and can be polished." },
      { "title": "Glass", "text": "Blown in the next village." },
      { "title": "Cables", "text": "Woven, in six colours." },
      { "title": "Mending", "text": "For as long as we live." }
    ],
    "range": ["Table lamps", "Hanging lamps", "Lanterns", "Wall lamps", "Shades", "Cables"],
    "closing": { "title": "Tell us where it will hang", "text": "A photograph of the room is enough." }
  }
}
`;

const SITE_TEXT = `{
  "$schema": "../schemas/editor/site.json",
  "name": "Fixture",
  "tagline": "Light for the evening",
  "description": "A lamp shop that stands only in tests, with a workshop and a few evenings.",
  "url": "https://lamps.example.org",
  "language": "en-GB",
  "timeZone": "Europe/Berlin",
  "navigation": [
    { "label": "Home", "to": "/" },
    { "label": "Lamps", "to": "/lamps" },
    {
      "label": "Visit",
      "to": "/visit",
      "items": [{ "label": "Evenings", "to": "/events" }, { "label": "Terms", "to": "/terms#returns" }]
    }
  ],
  "footer": [
    { "title": "Shop", "links": [{ "label": "Lamps", "to": "/lamps" }, { "label": "Terms", "to": "/terms" }] },
    { "title": "All of it", "links": { "collection": "services" } }
  ],
  "services": {
    "breadcrumbs": [{ "label": "Home", "to": "/" }],
    "action": { "label": "Write to us", "to": "/visit" },
    "headings": { "help": "How we help", "reasons": "What is special", "range": "All that we do" }
  },
  "social": [{ "network": "instagram", "to": "https://example.org/instagram" }],
  "copyright": "© 2026 Fixture",
  "contact": { "email": "lamps@example.org", "phones": ["030 1234567"], "address": ["3 Quay Street"] }
}
`;

const ASK_TEXT = `{
  "$schema": "../../schemas/editor/form.json",
  "title": "Write to us",
  "schema": {
    "type": "object",
    "required": ["Name"],
    "properties": {
      "Name": { "type": "string", "title": "Your name", "minLength": 1, "maxLength": 120 }, "Phone": { "type": "string", "title": "Telephone", "format": "tel" },
      "Message": { "type": "string", "title": "What is it about?", "maxLength": 2000 }
    }
  },
  "texts": { "submit": "Send", "success": "Thank you: we have it." },
  "delivery": "office"
}
`;

const FILES = {
  [INDEX]: INDEX_TEXT,
  [EVENTS]: EVENTS_TEXT,
  [VISIT]: VISIT_TEXT,
  [TERMS]: TERMS_TEXT,
  [LAMPS]: LAMPS_TEXT,
  [SITE]: SITE_TEXT,
  [ASK]: ASK_TEXT,
};

/** The small site with the change that a test makes. */
function siteProject(change: FixtureChange): Project {
  const all = [...changeFiles(FILES, change)].map(([file, text]) => ({ path: file, text }));
  const isForm = (file: string) => file.includes('/_forms/');
  const redirects = all.find(({ path: file }) => file === REDIRECTS);
  return {
    schemas,
    pages: all.filter(({ path: file }) => !file.includes('/_')),
    site: all.find(({ path: file }) => file === SITE) ?? null,
    forms: all.filter(({ path: file }) => isForm(file)),
    shared: all.filter(({ path: file }) => file.includes('/_shared/')),
    ...(redirects ? { redirects } : {}),
    media: change.media ?? [{ path: 'drawings/lamp.svg', bytes: 900, format: 'svg' }],
    messages,
  };
}

/** The output of the command for the small site with a change. */
export function siteReport(change: FixtureChange, showing?: Partial<ShowingOptions>): string {
  // These tests need no output of templates.
  const expandTemplate = (data: Record<string, unknown>) => [{ type: 'page-head', title: data['title'] }];
  const options = { expandTemplate, set, showing };
  return formatText(validateProject(siteProject(change), options).diagnostics, false);
}

/** The texts of _site.json that visitors read. */
export function collectSiteTexts(): string[] {
  return siteTexts(set, JSON.parse(SITE_TEXT) as JsonObject).map(({ text }) => text);
}
