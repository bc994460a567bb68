import type { MediaFile } from '../../../src/core/project.ts';
import type { BrokenCase } from './case.ts';

const HERO: MediaFile = { path: 'drawings/hero.svg', bytes: 900, format: 'svg' };

/** The picture of the home page is this file. */
function picture(name: string, file: MediaFile, report: string[]): BrokenCase {
  return {
    name,
    change: { replace: [['pages-config/index.json', HERO.path, file.path]], media: [file] },
    report,
  };
}

/** A file next to the one that the home page shows. */
function another(name: string, file: MediaFile, report: string[]): BrokenCase {
  return { name, change: { media: [HERO, file] }, report };
}

const HERO_SCHEMA = 'schemas/sections/hero.schema.json';

const IMAGE = '{ "$ref": "parts.schema.json#/$defs/image" }';

/** The picture of the home page is this file, at a place that is 640 pixels wide. */
function placed(name: string, file: MediaFile, report: string[]): BrokenCase {
  const { replace = [], media = [] } = picture(name, file, report).change;
  const wide: (typeof replace)[number] = [
    HERO_SCHEMA,
    '"title": "Picture",',
    '"title": "Picture", "pictureWidth": 640,',
  ];
  return { name, change: { replace: [wide, ...replace], media }, report };
}

type Replacements = NonNullable<BrokenCase['change']['replace']>;

/** The picture of the home page has these keys too, at a place with boxes of these shapes. */
function withKeys(keys: string, shapes: string[]): Replacements {
  const title = '"title": "Picture",';
  return [
    [HERO_SCHEMA, title, `${title} "pictureShapes": ${JSON.stringify(shapes)},`],
    ['pages-config/index.json', '"alt": "" }', `"alt": "", ${keys} }`],
  ];
}

/** A photograph with a crop or a focal point. */
function cropped(name: string, keys: string, report: string[], shapes?: string[]): BrokenCase {
  const { change } = placed(name, photograph, report);
  const more = withKeys(keys, shapes ?? []).slice(shapes ? 0 : 1);
  return { name, change: { ...change, replace: [...(change.replace ?? []), ...more] }, report };
}

function drawn(name: string, keys: string, report: string[]): BrokenCase {
  return { name, change: { replace: withKeys(keys, ['4:5']), media: [HERO] }, report };
}

function document(path: string): MediaFile {
  return { path, bytes: 90_000, format: 'pdf' };
}

const photograph = { path: 'photos/team.jpg', bytes: 90_000, format: 'jpg', width: 1600, height: 1200 };

export const cases: BrokenCase[] = [
  picture('an empty picture', { ...photograph, bytes: 0, format: 'text' }, [
    'pages-config/_media/photos/team.jpg:1:1 empty-media The file is empty.',
    '  Copy it again from its source.',
  ]),
  picture('an empty drawing', { ...HERO, bytes: 0, format: 'text' }, [
    'pages-config/_media/drawings/hero.svg:1:1 empty-media The file is empty.',
    '  Copy it again from its source.',
  ]),
  picture('a truncated picture', { ...photograph, damaged: true }, [
    'pages-config/_media/photos/team.jpg:1:1 damaged-media The file is cut off or damaged: it can’t be opened to its end.',
    '  Copy it again from its source, or save it again.',
  ]),
  picture('a picture of 2,500 million pixels', { ...photograph, width: 50_000, height: 50_000 }, [
    'pages-config/_media/photos/team.jpg:1:1 too-many-pixels The picture has 50,000 × 50,000 pixels; the limit is 60 million.',
    '  Make it smaller: no screen shows more than 4,000 pixels side by side.',
  ]),
  picture('a picture that is a line', { ...photograph, width: 65_000, height: 1000 }, [
    'pages-config/_media/photos/team.jpg:1:1 too-many-pixels The picture has 65,000 × 1,000 pixels; the limit is 60 million.',
    '  Make it smaller: no screen shows more than 4,000 pixels side by side.',
  ]),
  picture('an animated picture', { ...photograph, path: 'photos/team.webp', format: 'webp', moving: true }, [
    'pages-config/_media/photos/team.webp:1:1 moving-picture The picture is animated; a page would show only its first frame.',
    '  Save it as a film: .webm and .mp4 with a poster in films/. Or save one frame as the picture.',
  ]),
  picture('a PNG that is a JPEG', { ...photograph, path: 'photos/team.png' }, [
    'pages-config/index.json:11:25 wrong-format The content of photos/team.png is jpg, unlike its name.',
    '  Save it in the format of its file name extension, or change the extension.',
  ]),
  picture('a page that was saved as a picture', { ...photograph, format: 'text' }, [
    'pages-config/index.json:11:25 wrong-format The content of photos/team.jpg is text, unlike its name.',
    '  Save it in the format of its file name extension, or change the extension.',
  ]),
  picture('a drawing that is a photograph', { ...HERO, format: 'png', width: 1, height: 1 }, [
    'pages-config/index.json:11:25 wrong-format The content of drawings/hero.svg is png, unlike its name.',
    '  Save it in the format of its file name extension, or change the extension.',
  ]),
  another('a picture that no page uses', photograph, [
    'pages-config/_media/photos/team.jpg:1:1 unused-media (warning) No page uses this file.',
    '  Use it ("photos/team.jpg"), or remove it.',
  ]),
  another('a picture with a name that no page can use', { ...photograph, path: 'photos/Our Team.JPG' }, [
    'pages-config/_media/photos/Our Team.JPG:1:1 unused-media (warning) No page uses this file.',
    '  Name it with lower case letters, digits, hyphens and dots, and use it; or remove it.',
  ]),
  another('a broken picture that no page uses', { ...photograph, damaged: true }, [
    'pages-config/_media/photos/team.jpg:1:1 damaged-media The file is cut off or damaged: it can’t be opened to its end.',
    '  Copy it again from its source, or save it again.',
  ]),
  {
    name: 'a truncated download',
    change: {
      replace: [['pages-config/about.json', '"action"', '"file": "downloads/report.pdf",\n      "action"']],
      media: [HERO, { path: 'downloads/report.pdf', bytes: 90_000, format: 'pdf', damaged: true }],
    },
    report: [
      'pages-config/_media/downloads/report.pdf:1:1 damaged-media The file is cut off or damaged: it can’t be opened to its end.',
      '  Copy it again from its source, or save it again.',
    ],
  },
  {
    name: 'two downloads with one address',
    change: {
      replace: [
        ['pages-config/about.json', '"action"', '"file": "downloads/report.pdf",\n      "action"'],
        ['pages-config/index.json', '"type": "hero",', '"type": "hero", "file": "report.pdf",'],
      ],
      media: [HERO, document('downloads/report.pdf'), document('report.pdf')],
    },
    report: [
      'pages-config/about.json:10:15 same-address pages-config/_media/downloads/report.pdf and pages-config/_media/report.pdf would both be published at /downloads/report.pdf.',
      '  Rename one of them, or remove it where both are the same.',
    ],
  },
  {
    name: 'a download both in and beside the media folder',
    change: {
      replace: [['pages-config/about.json', '"action"', '"file": "reports/x.pdf",\n      "action"']],
      media: [
        HERO,
        document('reports/x.pdf'),
        { ...document('reports/x.pdf'), file: 'pages-config/reports/x.pdf' },
      ],
    },
    report: [
      'pages-config/about.json:10:15 ambiguous-name reports/x.pdf can mean pages-config/reports/x.pdf or pages-config/_media/reports/x.pdf.',
      '  Rename one of them, or remove it where both are the same.',
    ],
  },
  picture('a picture beside its page', { ...photograph, file: 'pages-config/photos/team.jpg' }, [
    'pages-config/index.json:11:25 missing-image The file photos/team.jpg does not exist.',
    '  Move pages-config/photos/team.jpg into pages-config/_media: only downloads may be beside their page.',
  ]),
  another(
    'a PDF beside no page',
    { path: 'reports/x.pdf', file: 'pages-config/reports/x.pdf', bytes: 90_000, format: 'pdf' },
    [
      'pages-config/reports/x.pdf:1:1 unused-media (warning) No page uses this file.',
      '  Use it ("reports/x.pdf"), or remove it.',
    ],
  ),
  another('a film without its poster', { path: 'films/pages.webm', bytes: 90_000, format: 'webm' }, [
    'pages-config/_media/films/pages.webm:1:1 unused-media (warning) No page uses this file.',
    '  Use it ("films/pages.webm"), or remove it.',
  ]),
  {
    name: 'a truncated film',
    change: {
      replace: [['pages-config/about.json', '"action"', '"film": { "src": "films/pages" },\n      "action"']],
      media: [
        HERO,
        { path: 'films/pages.webm', bytes: 9, format: 'webm' },
        { path: 'films/pages.mp4', bytes: 9, format: 'mp4', damaged: true },
        { path: 'films/pages.webp', bytes: 9, format: 'webp', width: 640, height: 360 },
      ],
    },
    report: [
      'pages-config/_media/films/pages.mp4:1:1 damaged-media The file is cut off or damaged: it can’t be opened to its end.',
      '  Copy it again from its source, or save it again.',
    ],
  },
  placed('a picture smaller than its place', { ...photograph, width: 400, height: 300 }, [
    'pages-config/index.json:11:25 small-picture (warning) photos/team.jpg is 400 pixels wide; it is shown up to 640 pixels wide here.',
    '  Use a picture of at least 640 pixels, better 1280: it would be blurred.',
  ]),
  {
    name: 'a picture smaller than its place in the chosen variant, though not in others',
    change: {
      replace: [
        ['pages-config/index.json', HERO.path, 'photos/team.jpg'],
        [HERO_SCHEMA, '"title": "Picture",', '"title": "Picture", "pictureWidth": 640,'],
        [
          HERO_SCHEMA,
          '"properties": {',
          `"if": { "properties": { "type": { "const": "hero" } }, "required": ["type"] },
           "then": { "properties": { "image": { "pictureWidth": 420 } } }, "properties": {`,
        ],
      ],
      media: [{ ...photograph, width: 400, height: 300 }],
    },
    report: [
      'pages-config/index.json:11:25 small-picture (warning) photos/team.jpg is 400 pixels wide; it is shown up to 420 pixels wide here.',
      '  Use a picture of at least 420 pixels, better 840: it would be blurred.',
    ],
  },
  cropped(
    'a crop that ends outside its picture',
    '"crop": { "left": 30, "top": 0, "width": 80, "height": 100 }',
    [
      'pages-config/index.json:11:63 crop-outside The crop of photos/team.jpg ends outside the picture: "left" and "width" are more than 100 together.',
      '  Make one of them smaller.',
    ],
  ),
  cropped('a crop of a whole picture', '"crop": { "left": 0, "top": 0, "width": 100, "height": 100 }', ['']),
  cropped(
    'a picture smaller than its place after its crop',
    '"crop": { "left": 10, "top": 0, "width": 20, "height": 100 }',
    [
      'pages-config/index.json:11:25 small-picture (warning) photos/team.jpg is 320 pixels wide after its crop; it is shown up to 640 pixels wide here.',
      '  Crop less, or use a picture of at least 640 pixels, better 1280: it would be blurred.',
    ],
  ),
  cropped('a crop without its height, which the schema reports', '"crop": { "left": 90, "width": 20 }', ['']),
  cropped('a focal point where no picture is cut', '"focus": { "x": 30, "y": 0 }', [
    'pages-config/index.json:11:64 focus-without-effect (warning) Here photos/team.jpg is never cropped.',
    '  Remove "focus".',
  ]),
  cropped('a focal point where the picture is cut', '"focus": { "x": 30, "y": 0 }', [''], ['4:5']),
  drawn('a crop of a drawing', '"crop": { "left": 0, "top": 0, "width": 50, "height": 50 }', [
    'pages-config/index.json:11:65 crop-without-effect (warning) drawings/hero.svg is a drawing; only photographs are cropped.',
    '  Remove "crop", and change the viewBox of the drawing.',
  ]),
  drawn('a focal point of a drawing in the page', '"focus": { "x": 0, "y": 0 }', [
    'pages-config/index.json:11:66 focus-without-effect (warning) drawings/hero.svg is drawn into the page, and its middle is shown.',
    '  Remove "focus".',
  ]),
  placed('a picture as wide as its place', { ...photograph, width: 640, height: 480 }, ['']),
  placed(
    'a drawing with a small view box, which is sharp at every size',
    { ...HERO, width: 40, height: 30 },
    [''],
  ),
  {
    name: 'a photograph for a logo',
    change: {
      replace: [
        ['schemas/site.schema.json', '"properties": {', `"properties": { "logo": ${IMAGE},`],
        ['pages-config/_site.json', '{', '{ "logo": { "src": "photos/team.jpg", "alt": "" },'],
      ],
      media: [HERO, photograph],
    },
    report: [
      'pages-config/_site.json:1:20 not-a-drawing photos/team.jpg is no drawing; "logo" has to be one.',
      '  Use an .svg file: it takes the colours of the page.',
    ],
  },
];
