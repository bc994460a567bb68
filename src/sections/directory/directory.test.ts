import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/helpers/english.ts';
import Directory from './directory.tsx';
import type { ResolvedImage } from '../../core/content/resolved.ts';
import type { DirectoryData } from './props.gen.ts';

const image: ResolvedImage = { kind: 'file', alt: '', src: '/p.svg', width: 200, height: 200, sources: [] };

function advisor(name: string, role: string, subject: string): DirectoryData['items'][number] {
  return { name, role, subject, image, location: 'From: Pune', earlyCareer: ['E'], experience: ['X'] };
}

function html(...items: DirectoryData['items']): string {
  const data: DirectoryData = {
    type: 'directory',
    empty: { image, text: 'Try a wider subject.' },
    items,
  };
  return renderToString(inEnglish(createElement(Directory, { data, render: () => null })));
}

describe('a directory of people as prerendered', () => {
  const page = html(advisor('Dr. A', 'PhD, Law', 'Law'), advisor('Dr. B', 'LLB', 'Physics'));

  it('shows all people and marks nothing', () => {
    expect(page).toContain('Dr. A');
    expect(page).toContain('Dr. B');
    expect(page).not.toMatch(/<mark|<li[^>]* hidden/);
  });

  it('has an empty live region', () => {
    expect(page).toMatch(/<output class="hidden"><\/output>/);
  });

  it('is not a form, so nothing can be sent before scripts run', () => {
    expect(page).toContain('placeholder="Search by name or subject..."');
    expect(page).not.toContain('<form');
  });

  it('shows the subject once, also if the title contains it', () => {
    expect(page.match(/Law/g)).toHaveLength(1);
    expect(page.match(/Physics/g)).toHaveLength(1);
  });

  it('counts one advisor of one', () => {
    expect(html(advisor('Dr. A', 'PhD, Law', 'Law')).replace(/<!-- -->/g, '')).toContain(
      '<b>1</b> advisor</p>',
    );
  });
});
