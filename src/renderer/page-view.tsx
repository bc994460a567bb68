import { memo } from 'react';
import type { ReactNode } from 'react';
import type { ResolvedSection } from '../core/content/resolved.ts';
import { getCodeName } from '../core/content/section-code.ts';
import { prerendered } from './prerendered.ts';
import { sectionComponent } from './registry.ts';
import { SectionBoundary } from './section-boundary.tsx';

/** Draws the sections of a page from top to bottom. They are not drawn anew where a dialog opens or closes over them. */
export const PageView = memo(function PageView({ sections }: { sections: ResolvedSection[] }) {
  return sections.map((section, index) => (
    <SectionBoundary key={keyOf(sections, section, index)} prerendered={prerendered.get(section)}>
      <OneSection section={section} />
    </SectionBoundary>
  ));
});

/** Draws the sections that another one holds: what fails in there, fails with it. */
function renderSections(sections: ResolvedSection[]): ReactNode {
  return sections.map((section, index) => (
    <OneSection key={keyOf(sections, section, index)} section={section} />
  ));
}

/** In development sections come and go while the page is open: others than the new one keep what was typed into them. */
function keyOf(sections: ResolvedSection[], { type }: ResolvedSection, index: number): string {
  if (!import.meta.env.DEV) return `${type}-${index}`;
  return `${type}-${sections.slice(0, index).filter((before) => before.type === type).length}`;
}

function OneSection({ section }: { section: ResolvedSection }) {
  const Section = sectionComponent(getCodeName(section));
  if (!Section) {
    // No build has such a section: it would have failed.
    if (import.meta.env.DEV)
      console.error(
        `There is no section type "${section.type}" in src/sections: the page is drawn without it.`,
      );
    return null;
  }
  return <Section data={section} render={renderSections} />;
}
