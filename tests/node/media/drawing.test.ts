import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { checkedSvg } from '../../../src/site-build/media/drawing/checked-svg.ts';
import { readDrawing } from '../../../src/site-build/media/drawing/drawing.ts';
import { svgText } from '../../../src/site-build/media/drawing/svg.ts';

const drawings = new URL('../../../pages-config/_media/drawings/', import.meta.url);

describe('readDrawing', () => {
  test("returns the root and its shapes with React's names", () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" stroke-width="2" aria-hidden="true" role="img"><g stroke-linecap="round"><path d="M0 0h4"/></g></svg>';
    expect(readDrawing(svg, 'A line')).toEqual({
      kind: 'drawing',
      alt: 'A line',
      attributes: { viewBox: '0 0 4 3', strokeWidth: '2' },
      nodes: [['g', { strokeLinecap: 'round' }, [['path', { d: 'M0 0h4' }, []]]]],
    });
  });

  test('expands copies, so that a drawing may appear twice on a page', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><defs><path id="w" d="M0 0"/></defs><use href="#w" y="5"/><use href="#w" transform="scale(2)" x="1"/></svg>';
    expect(readDrawing(svg, '').nodes).toEqual([
      ['g', { transform: 'translate(0 5)' }, [['path', { d: 'M0 0' }, []]]],
      ['g', { transform: 'scale(2) translate(1 0)' }, [['path', { d: 'M0 0' }, []]]],
    ]);
  });

  test('adds the name of the drawing to remaining ids', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><defs><clipPath id="c"><path d="M0 0"/></clipPath></defs><g clip-path="url(#c)"><path d="M0 0"/></g></svg>';
    expect(readDrawing(svg, '', 'lamp').nodes).toEqual([
      ['clipPath', { id: 'lamp-c' }, [['path', { d: 'M0 0' }, []]]],
      ['g', { clipPath: 'url(#lamp-c)' }, [['path', { d: 'M0 0' }, []]]],
    ]);
  });

  test('renders text in a typeface that every device has', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" font-family="sans-serif"><text x="1" y="8" text-anchor="end">Two &amp; more</text></svg>';
    expect(readDrawing(svg, '')).toMatchObject({
      attributes: { fontFamily: 'sans-serif' },
      nodes: [['text', { x: '1', y: '8', textAnchor: 'end' }, ['Two & more']]],
    });
    expect(svgText(checkedSvg(svg, ''))).toBe(svg);
  });

  test('renders gradients, with allowed attributes only', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><linearGradient id="g"><stop offset=".5" stop-color="red"/></linearGradient><path fill="url(#g)"/></svg>';
    expect(readDrawing(svg, '', 'lamp').nodes).toEqual([
      ['linearGradient', { id: 'lamp-g' }, [['stop', { offset: '.5', stopColor: 'red' }, []]]],
      ['path', { fill: 'url(#lamp-g)' }, []],
    ]);
  });

  test('leaves out descriptions and the colours for dark screens, which the page provides', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" color="#000"><title>A lamp</title><style>@media (prefers-color-scheme:dark){svg{color:#fff}}</style><path/></svg>';
    expect(readDrawing(svg, '')).toMatchObject({
      attributes: { viewBox: '0 0 1 1' },
      nodes: [['path', {}, []]],
    });
  });

  test('refuses what the validator refuses', () => {
    expect(() => readDrawing('<p>No</p>', '', 'lamp')).toThrow(
      'lamp: The file contains <p> where <svg> is needed.',
    );
  });

  test('returns every shape of the drawings on disk, without ids', async () => {
    const names = await readdir(drawings);
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) {
      const svg = await readFile(new URL(name, drawings), 'utf8');
      const tree = JSON.stringify(readDrawing(svg, ''));
      const inFile = svg.match(/<(path|circle|ellipse|rect)\b/g)?.length ?? 0;
      const inTree = tree.match(/\["(path|circle|ellipse|rect)"/g)?.length ?? 0;
      expect(inTree, name).toBeGreaterThanOrEqual(inFile);
      expect(tree, name).not.toContain('"id"');
    }
  });
});
