import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ResolvedSection } from '../../src/core/content/resolved.ts';
import { renderPage } from '../../src/entries/prerender.tsx';
import { PageView } from '../../src/renderer/page-view.tsx';
import { SectionBoundary } from '../../src/renderer/section-boundary.tsx';
import { aPage, aSite } from '../helpers/resolved.ts';

interface Given {
  data: ResolvedSection;
  render: (sections: ResolvedSection[]) => ReactNode;
}

vi.mock(import('../../src/renderer/registry.ts'), async (original) => ({
  ...(await original()),
  sectionComponent: (type: string) => components[type] as never,
}));

const components: Record<string, (given: Given) => ReactNode> = {
  words: ({ data }) => <p>{String(data['text'])}</p>,
  frame: ({ data, render }) => <div>{render(data['sections'] as ResolvedSection[])}</div>,
  broken: () => {
    throw new Error('A section that throws');
  },
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const words = (text: string) => ({ type: 'words', text });
const renderMarkup = (sections: ResolvedSection[]) => renderToString(<PageView sections={sections} />);
const build = (sections: ResolvedSection[]) => {
  const page = aPage({ sections, types: sections.map(({ type }) => type) });
  return renderPage(aSite(), { page, build: 'b', version: 'v' });
};

test('sections are rendered from top to bottom, nested ones too', () => {
  const html = renderMarkup([
    words('One'),
    { type: 'frame', sections: [words('Two'), words('Three')] },
    words('Four'),
  ]);
  expect(html).toBe('<p>One</p><div><p>Two</p><p>Three</p></div><p>Four</p>');
  expect(console.error).not.toHaveBeenCalled();
});

test('text of the content stays text', () => {
  expect(renderMarkup([words('<script>alert(1)</script>')])).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});

test('an unknown type does not affect the rest of the page, and is reported by its name', () => {
  const unknown = { type: 'unheard-of' };
  expect(
    renderMarkup([
      words('Before'),
      unknown,
      { type: 'frame', sections: [unknown, words('Inside')] },
      words('After'),
    ]),
  ).toBe('<p>Before</p><div><p>Inside</p></div><p>After</p>');
  expect(console.error).toHaveBeenCalledTimes(2);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"unheard-of"'));
});

test('a section that throws fails the build, so that no incomplete page is published', () => {
  expect(() => build([words('Before'), { type: 'broken' }])).toThrow('A section that throws');
  expect(() => build([{ type: 'frame', sections: [{ type: 'broken' }] }])).toThrow('A section that throws');
});

test('a page is complete: the shell around it, its sections in the main part', () => {
  const html = build([words('Hello')]);
  expect(html).toMatch(/<main [^>]*id="content"[^>]*><p>Hello<\/p><\/main>/);
  expect(html).toContain('Skip to content');
  expect(html).toContain('© Fernhill');
  expect(html).not.toMatch(/<script|<template| style=/);
});

test('in the browser, a section that fails after navigation loads the document', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubEnv('DEV', false);
  expect(SectionBoundary.getDerivedStateFromError()).toEqual({ hasFailed: true });
  const boundary = new SectionBoundary({
    prerendered: undefined,
    children: 'The section',
  });
  expect(boundary.render()).toBe('The section');
  boundary.state = { hasFailed: true };
  expect(boundary.render()).toBeNull();
  boundary.componentDidCatch();
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllEnvs();
});
