import { EVENTS, INDEX, LAMPS, SITE, siteReport, TERMS } from '../../site-fixture.ts';
import { change, type BrokenCase } from '../case.ts';

export const makeReport = siteReport;

/** Pages that are not on the site, and references to them. */
export const cases: BrokenCase[] = [
  {
    name: 'a draft with a link from the home page, outside the list of services',
    change: {
      replace: [
        [LAMPS, '"tile":', '"draft": true,\n  "tile":'],
        [SITE, '{ "label": "Lamps", "to": "/lamps" },\n    {', '{'],
        [SITE, '{ "label": "Lamps", "to": "/lamps" }, ', ''],
      ],
    },
    report: [
      'pages-config/index.json:10:51 link-to-draft The page /lamps is a draft: on the site this link would lead nowhere.',
      '  Remove "draft" from pages-config/lamps.json when it is ready, or this link until then.',
    ],
  },
  {
    name: 'a draft in the navigation, with an anchor',
    change: {
      replace: [
        [TERMS, '"seo":', '"draft": true,\n  "seo":'],
        [SITE, ', { "label": "Terms", "to": "/terms" }]', ']'],
      ],
    },
    report: [
      'pages-config/_site.json:15:85 link-to-draft The page /terms is a draft: on the site this link would lead nowhere.',
      '  Remove "draft" from pages-config/terms.json when it is ready, or this link until then.',
    ],
  },
  {
    name: 'a draft with links only from drafts',
    change: {
      replace: [
        [TERMS, '"seo":', '"draft": true,\n  "seo":'],
        [SITE, ', { "label": "Terms", "to": "/terms" }]', ']'],
        [SITE, ', { "label": "Terms", "to": "/terms#returns" }', ''],
        [EVENTS, '"sections"', '"draft": true,\n  "sections"'],
        [
          SITE,
          '"items": [{ "label": "Evenings", "to": "/events" }]',
          '"items": [{ "label": "Questions", "to": "/#questions" }]',
        ],
        [
          EVENTS,
          '"currentPage": "Evenings"',
          '"breadcrumbs": [{ "label": "Terms", "to": "/terms" }], "currentPage": "Evenings"',
        ],
      ],
    },
    report: [''],
  },
  {
    name: 'a home page that is a draft',
    change: change(INDEX, '"sections"', '"draft": true,\n  "sections"'),
    report: [
      'pages-config/index.json:5:3 page-needed The home page must always be there: no site can do without it.',
      '  Remove "draft"; sections may have dates.',
    ],
  },
];
