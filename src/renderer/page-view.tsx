import { memo } from 'react';
import type { ReactNode } from 'react';
import type { ResolvedSection } from '../core/content/resolved.ts';
import { getCodeName } from '../core/content/section-code.ts';
import { prerendered } from './prerendered.ts';
import { sectionComponent } from './registry.ts';
import { SectionBoundary } from './section-boundary.tsx';

/** Renders the sections of a page from top to bottom. Memoized, so that opening a dialog does not render them again. */
export const PageView = memo(function PageView({ sections }: { sections: ResolvedSection[] }) {
  return sections.map((section, index) => (
    <SectionBoundary key={sectionKey(sections, section, index)} prerendered={prerendered.get(section)}>
      <OneSection section={section} />
    </SectionBoundary>
  ));
});

/** Renders nested sections. An error in one of them replaces the whole outer section. */
function renderSections(sections: ResolvedSection[]): ReactNode {
  return sections.map((section, index) => (
    <OneSection key={sectionKey(sections, section, index)} section={section} />
  ));
}

/**
 * The key of a section. In development, sections are added and removed while the page is open, and the others
 * must keep their input.
 */
function sectionKey(sections: ResolvedSection[], { type }: ResolvedSection, index: number): string {
  if (!import.meta.env.DEV) return `${type}-${index}`;
  return `${type}-${sections.slice(0, index).filter((before) => before.type === type).length}`;
}

function OneSection({ section }: { section: ResolvedSection }) {
  const Section = sectionComponent(getCodeName(section));
  if (!Section) {
    // In a built site this can't occur, because the build would have failed.
    if (import.meta.env.DEV)
      console.error(
        `There is no section type "${section.type}" in src/sections: the page is rendered without it.`,
      );
    return null;
  }
  return <Section data={section} render={renderSections} />;
}
