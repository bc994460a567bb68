import { beforeAll, describe, expect, test } from 'vitest';
import type { CslItem } from '../../core/formats/csl.ts';
import type { RichTextNode } from 'pagewright/content';
import { createCite } from '../../node/citations/citations.ts';
import type { WriteCitations } from '../../node/citations/citations.ts';

const paper: CslItem = {
  id: 'lantern',
  type: 'article-journal',
  title: 'Reading by lantern light: mobile libraries & school retention',
  author: [
    { family: 'Deshmukh', given: 'Anjali' },
    { family: 'Thapliyal', given: 'Prakash' },
  ],
  issued: { 'date-parts': [[2025, 8]] },
  'container-title': 'Fernhill Journal of Multidisciplinary Studies',
  'container-title-short': 'Fernhill J. Multidiscip. Stud.',
  publisher: 'Fernhill',
  volume: '1',
  issue: '2',
  page: '1-14',
  language: 'en',
  abstract: 'A jeep with four hundred books.',
  keyword: 'libraries',
  URL: 'https://fernhill.example.org/journal/v1/i2/lantern',
};

let cite: WriteCitations;
beforeAll(async () => {
  cite = await createCite();
});

const written = (changes: Partial<CslItem> = {}) =>
  Object.fromEntries(cite({ ...paper, ...changes }).map(({ style, text }) => [style, treeWords(text)]));

describe('how to cite', () => {
  test('five styles conform to their manuals', () => {
    const address = 'https://fernhill.example.org/journal/v1/i2/lantern';
    expect(written()).toEqual({
      APA: `Deshmukh, A., & Thapliyal, P. (2025). Reading by lantern light: Mobile libraries & school retention. Fernhill Journal of Multidisciplinary Studies, 1(2), 1–14. ${address}`,
      MLA: `Deshmukh, Anjali, and Prakash Thapliyal. “Reading by Lantern Light: Mobile Libraries & School Retention.” Fernhill Journal of Multidisciplinary Studies, vol. 1, no. 2, Aug. 2025, pp. 1–14, ${address}.`,
      Chicago: `Deshmukh, Anjali, and Prakash Thapliyal. 2025. “Reading by Lantern Light: Mobile Libraries & School Retention.” Fernhill Journal of Multidisciplinary Studies 1 (2): 1–14. ${address}.`,
      Vancouver: `Deshmukh A, Thapliyal P. Reading by lantern light: mobile libraries & school retention. Fernhill J Multidiscip Stud [Internet]. 2025 Aug [cited YYYY Mon DD];1(2):1–14. Available from: ${address}`,
      Harvard: `Deshmukh, A. and Thapliyal, P. (2025) ‘Reading by lantern light: mobile libraries & school retention’, Fernhill Journal of Multidisciplinary Studies, 1(2), pp. 1–14. Available at: ${address} (Accessed: DD Month YYYY).`,
    });
  });

  test('the journal’s name is emphasised, and no other HTML of the processor remains', () => {
    const [apa] = cite(paper);
    expect(apa?.text).toContainEqual(['em', {}, ['Fernhill Journal of Multidisciplinary Studies']]);
    expect(JSON.stringify(cite(paper))).not.toMatch(/csl-|&#|<\w/);
  });

  test('a DOI replaces the address', () => {
    for (const text of Object.values(written({ DOI: '10.1234/abc' }))) {
      expect(text).toMatch(/doi\.org\/10\.1234\/abc|doi:\s?10\.1234|Available from:/);
    }
    expect(written({ DOI: '10.1234/abc' })['APA']).toMatch(/https:\/\/doi\.org\/10\.1234\/abc$/);
    expect(written({ DOI: '10.1234/abc' })['Vancouver']).toMatch(
      / \[Internet\]\. 2025 Aug \[cited YYYY Mon DD\];1\(2\):1–14\. Available from: https:\/\/doi\.org\/10\.1234\/abc$/,
    );
  });

  test('a single name stays unchanged, and a name in Devanagari keeps its space', () => {
    const author = [{ literal: 'Thangavel' }, { family: 'शर्मा', given: 'सीमा' }];
    const texts = Object.values(written({ author, title: 'बारहमासा का बदलता स्वर', language: 'hi' }));
    for (const text of texts) {
      expect(text).toContain('Thangavel');
      expect(text).toContain('बारहमासा का बदलता स्वर');
    }
    expect(texts.some((text) => text.includes('शर्मासीमा'))).toBe(false);
  });

  test('the English title of a paper in another language follows its own, in brackets', () => {
    const title = 'बारहमासा का बदलता स्वर';
    const texts = cite({ ...paper, title, language: 'hi' }, 'The Changing Voice of the barahmasa');
    for (const { text } of texts) {
      expect(treeWords(text)).toContain(`${title} [The Changing Voice of the barahmasa]`);
    }
  });

  test('the date of access is left to the browser, in the format of its style', () => {
    const [, , , vancouver, harvard] = cite(paper);
    expect(vancouver?.text).toContainEqual(['span', { 'data-form': 'short' }, ['YYYY Mon DD']]);
    expect(harvard?.text).toContainEqual(['span', { 'data-form': 'long' }, ['DD Month YYYY']]);
  });

  test('Vancouver names all pages, MLA the differing digits', () => {
    expect(written({ page: '118-124' })).toMatchObject({
      Vancouver: expect.stringContaining(':118–124. ') as unknown,
      MLA: expect.stringContaining(' pp. 118–24, ') as unknown,
    });
  });

  test('a paper online first is published, and not a preprint', () => {
    const { volume: _volume, issue: _issue, page: _page, ...early } = paper;
    const [, , , , harvard] = cite(early);
    expect(treeWords(harvard!.text)).toBe(
      `Deshmukh, A. and Thapliyal, P. (2025) ‘Reading by lantern light: mobile libraries & school retention’, Fernhill Journal of Multidisciplinary Studies. Available at: ${paper.URL} (Accessed: DD Month YYYY).`,
    );
  });

  test('citations do not affect each other', () => {
    const alone = written({ id: 'b', title: 'Another paper' });
    written();
    expect(written({ id: 'b', title: 'Another paper' })).toEqual(alone);
  });

  test('special characters of HTML stay text', () => {
    expect(written({ title: 'If a < b & b > c' })['Harvard']).toContain('If a < b & b > c');
  });
});

function treeWords(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : treeWords(node[2]))).join('');
}
