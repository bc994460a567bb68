import { strFromU8, unzipSync } from 'fflate';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { epubFile } from '../../node/epub/epub-file.ts';
import { filesOfPapers, paperFiles, paperPicture } from '../../node/build/paper-files.ts';
import { bibtex } from '../../core/formats/paper-bibtex.ts';
import { dublinCore } from '../../core/formats/dublin-core.ts';
import { listReferenceExports } from '../../core/formats/reference-exports.ts';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import { paperData } from '../../core/formats/heads/json-ld/paper.ts';
import { signposts } from '../../core/formats/heads/signposting.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { listStatements } from '../../core/record/statements.ts';
import type { FullText } from '../../core/text/full-text.ts';
import { printReferences } from '../../node/citations/references.ts';
import { readPaperText } from '../../node/read-text/read-text.ts';
import { fullTextSample } from '../support/full-text-sample.ts';
import { checkJats } from '../read-back/jats.ts';
import { jats4rProblems } from '../read-back/schematron.ts';
import { emptyPlaces, textsAt } from '../read-back/xml.ts';
import { fullJournal } from '../support/samples.ts';

const journal = fullJournal();
const without = journal.papers.find(({ references }) => references)!;
const paper: PaperRecord = {
  ...without,
  text: {
    file: 'pages-config/rain.md',
    hash: 'x',
    pictures: ['journal/v1/i1/roof.png'],
    charts: ['figure-1'],
    readText: () => fullTextSample,
  },
  epub: { path: `${without.route}.epub`, url: `${without.url}.epub` },
};
const roof = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

describe('JATS', () => {
  const article = jatsDocument(paper, journal);

  test('has the whole text, valid by the official tag sets', () => {
    checkJats(article, 'archiving');
    checkJats(article, 'publishing');
    expect(jats4rProblems(article, 'errors')).toEqual([]);
    expect(textsAt(article, '//body//sec/title')).toEqual([
      'How loud() was measured',
      'Roofs',
      'What was said',
    ]);
    expect(textsAt(article, '//body/sec/sec/fig/graphic/@*[local-name()="href"]')).toEqual([
      `${paper.slug}.figure-1.svg`,
      'roof.png',
    ]);
    expect(textsAt(article, '//alt-text')).toEqual([
      'The level rises from 41 to 62 dB & falls again.',
      'A roof of tin under a tree.',
    ]);
    expect(textsAt(article, '//list-item/label')).toEqual(['3.', '4.']);
    expect(textsAt(article, '//code')).toEqual(['x <- 1', 'if (a < b && c) stop()']);
    expect(textsAt(article, '//inline-formula//tex-math')).toEqual(['h^2']);
    expect(textsAt(article, '//disp-formula/label')).toEqual(['(1)']);
  });

  test('gives the same text when it is imported', () => {
    const { facts, text } = readPaperText({ path: 'pages-config/journal/v1/i1/rain.xml', text: article });
    expect(facts.diagnostics).toEqual([]);
    // JATS has no line breaks in paragraphs, and a chart is a file there.
    const asJatsHasIt = JSON.stringify(fullTextSample)
      .replace(',{"kind":"break"},"and "', '," and "')
      .replace(/\{"chart":.*?"from":0\}\}/, `{"file":"journal/v1/i1/${paper.slug}.figure-1.svg"}`);
    expect(text).toEqual(JSON.parse(asJatsHasIt));
  });

  test('names a picture of another folder by its absolute address', () => {
    const elsewhere = JSON.stringify(fullTextSample).replace('journal/v1/i1/roof.png', 'pictures/roof.png');
    const read = () => JSON.parse(elsewhere) as FullText;
    expect(jatsDocument({ ...paper, text: { ...paper.text!, readText: read } }, journal)).toContain(
      `xlink:href="${journal.siteUrl}/pictures/roof.png"`,
    );
  });

  test('links each reference in the text to an existing target', () => {
    const kinds = textsAt(article, '//body//xref/@ref-type');
    expect(kinds).toEqual(['bibr', 'fn', 'table', 'fig', 'disp-formula', 'sec', 'fn']);
    const ids = new Set(textsAt(article, '//@id'));
    expect(textsAt(article, '//xref/@rid').filter((id) => !ids.has(id))).toEqual([]);
  });

  test('has no body without a text', () => {
    const bare = jatsDocument(without, journal);
    expect(textsAt(bare, '//body')).toEqual([]);
    expect(bare).not.toContain('mml');
    expect(emptyPlaces(bare)).toEqual([]);
  });
});

test('links harvesters to the EPUB, if there is one', () => {
  const book = {
    '@type': 'MediaObject',
    contentUrl: paper.epub!.url,
    encodingFormat: 'application/epub+zip',
  };
  expect(paperData(paper, journal)['encoding']).toContainEqual(book);
  expect(dublinCore(paper, journal)).toContainEqual(['relation', paper.epub!.url]);
  expect(dublinCore(paper, journal)).toContainEqual(['format', 'application/epub+zip']);
  expect(signposts(paper)).toContainEqual({
    tag: 'link',
    rel: 'alternate item',
    href: paper.epub!.path,
    type: 'application/epub+zip',
    title: 'EPUB',
  });
  expect(textsAt(jatsDocument(paper, journal), '//self-uri/@content-type')).toContain('application/epub+zip');
  const outputs = [paperData(without, journal), dublinCore(without, journal), signposts(without)];
  expect(JSON.stringify(outputs)).not.toContain('epub');
});

describe('the files of a build', () => {
  const made = (change: Partial<typeof paper> = {}, getHash = (file: string) => `hash of ${file}`) =>
    filesOfPapers({ ...journal, papers: [{ ...paper, ...change }], notices: [] }, getHash);
  const at = paper.route.slice(1);
  const picture = 'journal/v1/i1/roof.png';
  const makers = { 'paper-files': paperFiles, 'paper-picture': paperPicture };
  const files = {
    read: (file: string) => Promise.resolve(file.endsWith('roof.png') ? roof : new Uint8Array()),
    getText: () => fullTextSample,
  };

  test('are made from their source, in threads without other content', async () => {
    const groups = made();
    const contents = new Map<string, string | Uint8Array>();
    for (const { names, by, source } of groups) {
      const own = await makers[by as keyof typeof makers](source(), files);
      expect(own.map(([name]) => name).sort()).toEqual([...names].sort());
      for (const [name, content] of own) contents.set(name, content);
    }
    expect([...contents.keys()].sort()).toEqual(
      [
        `${at}.epub`,
        `${at}.bib`,
        `${at}.ris`,
        `${at}.csl.json`,
        `${at}.figure-1.svg`,
        `${at}.jats.xml`,
        ...listReferenceExports(paper).map(({ href }) => href.slice(1)),
        picture,
      ].sort(),
    );
    expect(contents.get(`${at}.bib`)).toBe(bibtex(paper, journal));
    const book = unzipSync(contents.get(`${at}.epub`) as Uint8Array);
    expect(book['EPUB/images/figure-2.png']).toEqual(roof);
    expect(contents.get(`${at}.jats.xml`)).toBe(jatsDocument(paper, journal));
    expect(contents.get(picture)).toEqual(roof);
    const chart = contents.get(`${at}.figure-1.svg`) as string;
    expect(textsAt(chart, '//*[local-name()="text"]').slice(0, 2)).toEqual(['Tin', 'Slate']);
  });

  test('contain only the record of a paper without a text, and of a notice', async () => {
    const [notice] = journal.notices;
    const groups = filesOfPapers({ ...journal, papers: [without], notices: [notice!] }, () => 'a hash');
    expect(groups).toHaveLength(2);
    for (const [index, item] of [without, notice!].entries()) {
      const { names, source } = groups.find(({ names: [name] }) => name === `${item.route.slice(1)}.bib`)!;
      const own = new Map(await paperFiles(source(), files));
      expect([...own.keys()], `${index}`).toEqual(names);
      expect(names).toHaveLength(4 + listReferenceExports(item).length);
      expect(own.get(`${item.route.slice(1)}.jats.xml`)).toBe(jatsDocument(item, journal));
    }
  });

  test('are written again if an input has changed', () => {
    const sources = (groups: ReturnType<typeof made>) =>
      new Map(groups.map(({ by, source }) => [by, source()]));
    const before = sources(made());
    const changed = (after: ReturnType<typeof made>) =>
      [...sources(after)].filter(([by, source]) => before.get(by) !== source).map(([by]) => by);
    expect(changed(made())).toEqual([]);
    expect(changed(made({ subject: 'Gutters' }))).toEqual(['paper-files']);
    expect(changed(made({}, () => 'another'))).toEqual(['paper-files', 'paper-picture']);
    expect(changed(made({ text: { ...paper.text!, hash: 'y' } }))).toEqual(['paper-files']);
  });
});

describe('EPUB', async () => {
  const bytes = epubFile(
    paper,
    journal,
    fullTextSample,
    new Map([['journal/v1/i1/roof.png', roof]]),
    await printReferences(paper.references!, 'apa', 'en'),
  );
  const files = unzipSync(bytes);
  const at = (name: string) => strFromU8(files[name]!);
  const opf = at('EPUB/package.opf');
  const all = (name: string, xpath: string) => textsAt(at(name), xpath);

  test('begins with its type, uncompressed', () => {
    const start = strFromU8(bytes.slice(0, 58), true);
    expect(start.slice(30)).toBe('mimetypeapplication/epub+zip');
    expect(bytes[8]! + bytes[9]!).toBe(0);
  });

  test('lists each of its files once, and no missing one', () => {
    const listed = textsAt(opf, '//*[local-name()="item"]/@href').map((href) => `EPUB/${href}`);
    const present = Object.keys(files).filter((name) => name.startsWith('EPUB/') && !name.endsWith('.opf'));
    expect(listed.toSorted()).toEqual(present.toSorted());
    expect(textsAt(opf, '//*[local-name()="itemref"]/@idref')).toEqual(['text']);
    expect(textsAt(opf, '//*[@id="text"]/@properties')).toEqual(['mathml']);
    expect(textsAt(opf, '//*[@properties="nav"]/@href')).toEqual(['navigation.xhtml']);
    expect(files['EPUB/images/figure-2.png']).toEqual(roof);
  });

  test('names the author, the journal and the accessibility', () => {
    const metadata = (xpath: string) => textsAt(opf, `//*[local-name()="metadata"]/*[${xpath}]`);
    expect(metadata('local-name()="identifier"')).toEqual([`https://doi.org/${paper.doi}`]);
    expect(metadata('local-name()="title"')).toEqual([paper.title]);
    expect(metadata('local-name()="creator"')).toEqual(paper.authors.map(({ name }) => name));
    expect(metadata('@property="file-as"')).toEqual(paper.authors.map(({ listed }) => listed));
    expect(metadata('@property="belongs-to-collection"')).toEqual([journal.title]);
    expect(metadata('@property="schema:accessibilityFeature"')).toEqual([
      'structuralNavigation',
      'tableOfContents',
      'readingOrder',
      'alternativeText',
      'MathML',
    ]);
    expect(metadata('@property="dcterms:modified"')[0]).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  });

  test('has well-formed documents with unique ids, whose links have targets', () => {
    const names = Object.keys(files).filter((name) => /\.(xhtml|opf|svg|xml)$/.test(name));
    expect(names).toHaveLength(5);
    for (const name of names) {
      XmlDocument.fromString(at(name)).dispose();
      const ids = all(name, '//@id');
      expect(new Set(ids).size, name).toBe(ids.length);
    }
    const ids = all('EPUB/text.xhtml', '//@id').map((id) => `#${id}`);
    const links = all('EPUB/text.xhtml', '//@href').filter((href) => href.startsWith('#'));
    expect(links).toHaveLength(9);
    expect(links.filter((href) => !ids.includes(href))).toEqual([]);
    const contents = all('EPUB/navigation.xhtml', '//*[local-name()="nav"][1]//@href');
    expect(contents).toHaveLength(14);
    expect(contents.filter((href) => !ids.includes(href.replace('text.xhtml', '')))).toEqual([]);
  });

  test('states its terms of use, and describes its pictures', () => {
    expect(all('EPUB/text.xhtml', '//*[@class="rights"]')).toEqual([paper.rights.text]);
    expect(all('EPUB/text.xhtml', '//*[local-name()="img"]/@alt')).toEqual([
      'The level rises from 41 to 62 dB & falls again.',
      'A roof of tin under a tree.',
    ]);
  });

  test("has the authors' statements after the text, with links, and lists them in the contents", () => {
    const stated = listStatements(paper, paper.language);
    expect(stated.map(({ id }) => id)).toEqual([
      'supplements',
      'data-availability',
      'contributions',
      'funding',
      'competing-interests',
      'ethics',
      'ai-use',
      'acknowledgements',
    ]);
    for (const { id, title, text, links = [] } of stated) {
      const part = `//*[@id="${id}"]`;
      expect(all('EPUB/text.xhtml', `${part}/*[local-name()="h2"]`)).toEqual([title]);
      if (text) expect(all('EPUB/text.xhtml', `${part}/*[local-name()="p"]`)[0]).toBe(text);
      expect(all('EPUB/text.xhtml', `${part}//@href`)).toEqual(links.map(({ to }) => to));
      expect(all('EPUB/navigation.xhtml', `//*[@href="text.xhtml#${id}"]`)).toEqual([title]);
    }
  });

  test('has keywords and abstracts in every language', () => {
    const subjects = textsAt(opf, '//*[local-name()="subject"]');
    expect(subjects).toEqual([...paper.keywords, 'बारिश', 'टीन & छत']);
    const texts = paper.translations!.map(({ language }) =>
      all('EPUB/text.xhtml', `//*[local-name()="div"][@lang="${language}"]/*[local-name()="p"]`),
    );
    expect(texts).toEqual([
      ['क्या पूछा गया & क्या <मिला>।', 'दूसरा अनुच्छेद।', expect.stringMatching(/: बारिश, टीन & छत$/)],
      ['کیا پوچھا گیا اور کیا ملا۔'],
      [],
    ]);
  });

  test('of a retracted paper shows the retraction before its title, and its notices', () => {
    expect(all('EPUB/text.xhtml', '//*[local-name()="h1"]')).toEqual([
      expect.stringMatching(/^RETRACTED: Rain/),
    ]);
    expect(all('EPUB/text.xhtml', '//*[@class="notice"]')).toEqual([
      `Correction, 2025-09: Table 2 was wrong & is right now. ${journal.url}/v1/i2/rain-correction`,
      'Retraction, 2025-10-04: The gauge had been read in inches. https://doi.org/10.5555/jf.v1i2.n1',
    ]);
    expect(textsAt(opf, '//*[local-name()="title"]')[0]).toMatch(/^RETRACTED: /);
  });

  test('is the same in each build', async () => {
    const again = epubFile(
      paper,
      journal,
      fullTextSample,
      new Map([['journal/v1/i1/roof.png', roof]]),
      await printReferences(paper.references!, 'apa', 'en'),
    );
    expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true);
  });
});
